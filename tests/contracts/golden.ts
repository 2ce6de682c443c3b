import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LoggedEvent } from '@deportivo/platform/service'

const FOLDER = fileURLToPath(new URL('golden-events/', import.meta.url))

/** A stored event of a family in that version: a row of the log, never edited. */
export const goldenFile = (family: string, version: string) => `${FOLDER}${family}.v${version}.json`

/** All stored examples, as if consecutive in a log. */
export function goldenEvents(): LoggedEvent[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file, index) => {
      const stored = JSON.parse(readFileSync(FOLDER + file, 'utf8')) as LoggedEvent
      return {
        ...stored,
        pos: index + 1,
        lane: 0,
        lane_pos: index + 1,
        event_id: '0195657e-0000-7000-8000-000000000000',
        occurred_at: new Date(stored.occurred_at),
      }
    })
}
