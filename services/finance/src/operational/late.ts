import { businessTimeBefore } from '@deportivo/lifecycle/business-hours'
import { BOARD_STATES } from '@deportivo/lifecycle/order/states'
import type { Present } from '@deportivo/platform/reports/figures-request'

const MINUTE_MS = 60_000

/** Until when an order must have entered each stage to be late now, by the rule of the board. Other stages have no target. */
export function lateSince({ now, settings }: Present): Map<string, Date> {
  const { business_hours, stage_targets } = settings
  const limits = new Map<string, Date>()
  for (const state of BOARD_STATES) {
    const minutes = stage_targets[state]
    const since = businessTimeBefore(now.getTime(), minutes * MINUTE_MS, business_hours)
    if (minutes > 0 && since !== null) limits.set(state, new Date(since))
  }
  return limits
}

/** The condition of a late order on the columns of its present stay. */
export function lateSql(present: Present): string {
  const late = [...lateSince(present)].map(
    ([state, since]) => `(state_id = '${state}' and entered_at <= '${since.toISOString()}')`,
  )
  return `(${['false', ...late].join(' or ')})`
}
