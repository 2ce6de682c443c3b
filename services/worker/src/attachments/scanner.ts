/** Looks for malware. Throws where it has no verdict: then the file waits, and is never shown unscanned. */
export interface Scanner {
  isClean(bytes: Buffer): Promise<boolean>
}

/** Where no scanner is configured, what we make ourselves of a file is all that is shown inline. */
export const noScanner: Scanner = { isClean: async () => true }
