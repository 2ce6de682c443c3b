import type { TextKey, TextValues } from '../language/texts.tsx'

/** Outcome of a scan. `wrong`: this unit must not go into the box. */
export interface ScanOutcome {
  tone: 'hit' | 'miss' | 'wrong'
  key: TextKey
  values?: TextValues
}
