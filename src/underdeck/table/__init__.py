"""What a table shows, without a socket or a disk: messages, views in words, talk, advice."""
