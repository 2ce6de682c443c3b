/** Exit code of a decoder whose picture required too much work. */
export const TOO_MUCH_WORK = 3

// Of a processor. The largest accepted picture takes a fifth of it; every other picture waits meanwhile.
export const MAX_CPU_MS = 20_000
