export interface FileCost {
  file: string
  tests: number
  /** Milliseconds, as all others. */
  imports: number
  setUp: number
  run: number
}

export interface SuiteCost {
  name: string
  /** From the start of the suite to its end. */
  elapsed: number
  files: FileCost[]
}

export function costLines(suite: SuiteCost): string[]
