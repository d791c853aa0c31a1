### One Deck Dungeon: words of its studies.

lab-word-consequences = conséquences
lab-word-poison = poison
lab-word-feat = capacités héroïques
lab-word-heroic-skill = compétences héroïques
lab-word-skill = compétence
lab-word-xp = XP
