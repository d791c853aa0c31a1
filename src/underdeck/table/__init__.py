"""A table without a socket or a disk: messages, views in words, talk, advice."""
