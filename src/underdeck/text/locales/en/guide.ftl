guide-empty-words = how what when where who why does can may the and for with you are get got make have this that there from into not one
guide-answer = { $answer } (rules: { $rules })
