### The Order of the Stick: words of its studies.

lab-word-shtick = shtick
lab-word-monster = monsters
lab-word-trap = traps
lab-word-slain = Xykon slain
