// With the flag `u` a pair of surrogates is one character, and only half a pair is found.
const HALF_AT_END = /\p{Surrogate}$/u

/** The beginning of a text, of at most so many UTF-16 units: a character of two is left out rather than cut in half. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(HALF_AT_END, '')
