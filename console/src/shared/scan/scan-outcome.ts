import type { TextKey, TextValues } from '../language/texts.tsx'

/** How a scan went. `wrong`: the thing in the hand must not go into the box. */
export interface ScanOutcome {
  tone: 'hit' | 'miss' | 'wrong'
  key: TextKey
  values?: TextValues
}
