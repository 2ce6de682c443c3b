/** Scans for malware. Throws where it has no verdict: then the file waits, and is never shown unscanned. */
export interface Scanner {
  isClean(bytes: Buffer): Promise<boolean>
}

/** Where no scanner is configured, only the pictures we make of a file are shown inline. */
export const noScanner: Scanner = { isClean: async () => true }
