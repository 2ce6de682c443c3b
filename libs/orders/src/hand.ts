import type { Actor } from '@deportivo/platform/http/actor'

/** Who changes, and when: handed in, so that tests and demo data can live at any time. */
export interface Hand {
  actor: Actor
  now: Date
  requestId: string | null
}
