import type { Settings } from '@deportivo/contracts/admin/settings'
import type { Actor } from '../guard/actor.ts'

/** Actor, time and settings of a change: passed in, so that tests and demo data can run at any time. */
export interface CommandContext {
  actor: Actor
  now: Date
  requestId: string | null
  settings: Settings
}
