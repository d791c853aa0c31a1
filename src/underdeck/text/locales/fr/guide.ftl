guide-empty-words = comment quoi que quand qui pourquoi est les des une dans avec sur pour peut puis faire fait mon mes son ses pas par quel quelle combien veut dire passe arrive expliquer
guide-answer = { $answer } (règles : { $rules })
