// How it is drawn.
