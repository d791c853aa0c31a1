guide-empty-words = how what when where who why does can may the and for with you are get got make happens happen explain tell about have this that there from into not one
guide-answer = { $answer } (rules: { $rules })
