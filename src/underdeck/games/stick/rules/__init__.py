"""The rules of The Order of the Stick Adventure Game. Pure: standard library only, no text, no I/O."""
