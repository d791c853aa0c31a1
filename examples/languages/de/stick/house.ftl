length-short = Kurz
length-medium = Mittel
length-long = Lang
length-weekend-killer = Weekend-Killer
preset-printed = Nach dem Buch
preset-steady = Ganz, mit Grenzen
preset-quick = Schnell
