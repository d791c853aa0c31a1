### The Order of the Stick: words of its studies.

lab-word-shtick = astuce
lab-word-monster = monstres
lab-word-trap = pièges
lab-word-slain = Xykon vaincu
