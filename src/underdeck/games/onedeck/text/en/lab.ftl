### One Deck Dungeon: words of its studies.

lab-word-consequences = consequences
lab-word-poison = poison
lab-word-feat = heroic feats
lab-word-heroic-skill = Heroic Skills
lab-word-skill = skill
lab-word-xp = XP
