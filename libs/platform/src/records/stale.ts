import type { TextKey } from '@deportivo/texts/texts'
import { wallTime } from '../clock.ts'
import { Refused } from '../http/refused.ts'

/** The last change of a record. */
export interface Versioned {
  version: number
  updated_by: string | null
  updated_at: Date | null
}

/**
 * Refuses a change that was made on another version than the stored one. The refusal contains the present record,
 * the user of its last change and its time; a caller that sends no version overwrites.
 */
export async function refuseStale(
  stored: Versioned,
  seen: number | undefined,
  present: () => Promise<object>,
  key: TextKey = 'record.stale',
): Promise<void> {
  if (seen === undefined || seen === stored.version) return
  const { updated_by: by, updated_at: at } = stored
  throw new Refused({
    kind: 'stale',
    key,
    values: { by: by ?? { key: 'record.another_user' }, at: at ? wallTime(at) : '' },
    data: { ...(await present()), by, at },
  })
}
