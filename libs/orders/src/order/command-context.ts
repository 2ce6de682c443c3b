import type { Settings } from '@deportivo/contracts/admin/settings'
import type { Actor } from '@deportivo/platform/http/guard/actor'

/** Who changes, when, and by which settings: handed in, so that tests and demo data can live at any time. */
export interface CommandContext {
  actor: Actor
  now: Date
  requestId: string | null
  settings: Settings
}
