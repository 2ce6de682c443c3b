/** The refused words of one file, one line each, with the word to use. */
export function refusedWords(path: string, source: string): string[]
