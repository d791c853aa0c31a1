refuse-unknown-lesson = There is no lesson called “{ $name }”; { $known ->
    [0] this game has none.
   *[other] choose from: { $choices }.
}
refuse-lesson-chapter = The lesson “{ $lesson }” has { $most } chapters; there is no chapter { $number }.
refuse-lesson-position = The chapter “{ $chapter }” of the lesson “{ $lesson }” can’t begin: { $reason }
refuse-lesson-seat = The chapter “{ $chapter }” of the lesson “{ $lesson }” has only { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, none of them the learner’s.
refuse-lesson-alone = A lesson has its own setup; leave out the other options.
learn-chapter = Chapter { $n } of { $of }: { $title }
learn-try = Type: { $answer }
learn-astray = Type “again” to begin this chapter again, or “next” to go on.
learn-enter = Enter for the next chapter.
learn-left = You can go on with: { $command }
learn-over = That was the lesson. A real game: { $command }
