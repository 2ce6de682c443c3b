import type { Sums } from '../engine/sums.ts'
import type { StageStay } from './stage-stay.ts'

type Kind = 'stay' | 'prepared'

function partOf(kind: Kind, day: string, stay: StageStay, auxiliary_user_id: number) {
  const { store_id, state_id, minutes, with_target, in_time } = stay
  return { kind, day, store_id, state_id, auxiliary_user_id, minutes, with_target, in_time }
}

/**
 * How many stays of each length ended per day: a percentile of a year reads as many rows for a million orders as for a
 * thousand. Those that an assistant ended by preparing the order are counted by assistant too.
 */
export const stageDays: Sums<StageStay> = {
  table: 'stage_days',
  dimensions: ['kind', 'day', 'store_id', 'state_id', 'auxiliary_user_id', 'minutes'],
  measures: ['with_target', 'in_time'],
  partsOf(stay) {
    const { left_on, prepared_at, auxiliary_user_id } = stay
    if (left_on === null) return []
    return [
      partOf('stay', left_on, stay, 0),
      ...(prepared_at === null ? [] : [partOf('prepared', left_on, stay, auxiliary_user_id)]),
    ]
  },
}
