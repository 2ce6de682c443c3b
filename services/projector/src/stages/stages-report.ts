import type { OrderEvent, OrderSnapshot } from '@deportivo/contracts/events/order'
import { STAGE_FIGURES } from '@deportivo/contracts/reports/sources'
import { isOnBoard } from '@deportivo/lifecycle/order/visibility'
import { findStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { businessDay } from '@deportivo/platform/clock'
import { consumerOf } from '../engine/project.ts'
import type { FamilyEvent, Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { storesOf } from '../engine/stores-of.ts'
import { stageDays } from './stage-days.ts'
import type { StageStay } from './stage-stay.ts'

/** Whether an order in this state waits for an act: on the board, at a seller's order, or on its news. */
function isStage(state: string, is_ct: boolean): boolean {
  // States are open strings in events; one of a later release has no row.
  if (isOnBoard({ state_id: state as OrderState, is_ct })) return true
  const row = findStateRow(state)
  if (row === undefined || row.is_final || row.is_open) return false
  return row.track === 'seller' || row.stock === 'as_before'
}

const inEachStore = (order: OrderSnapshot, stay: Omit<StageStay, 'store_id'>): StageStay[] =>
  storesOf(order).map((store_id) => ({ ...stay, store_id }))

const lastNr = (stays: readonly StageStay[]): number => Math.max(0, ...stays.map(({ nr }) => nr))

const NOT_ENDED = {
  left_on: null,
  left_at: null,
  prepared_at: null,
  minutes: 0,
  target_minutes: 0,
  with_target: 0,
  in_time: 0,
}

/** Where the order is: a stay that lasts, or the one row of an order that is in no stage. */
function presentStay(order: OrderSnapshot, past: readonly StageStay[]): StageStay[] {
  const { id, state_id, state_entered_at, auxiliary_user_id, is_ct } = order
  const is_open = isStage(state_id, is_ct)
  const stay = {
    order_id: id,
    nr: lastNr(past) + 1,
    state_id,
    entered_at: state_entered_at,
    is_open,
    auxiliary_user_id: auxiliary_user_id ?? 0,
    ...NOT_ENDED,
  }
  return is_open ? inEachStore(order, stay) : [{ ...stay, store_id: 0 }]
}

/** The board shows an order as late from its target on: one that left just then was late. */
const isInTime = (minutes: number, target: number) => minutes < target

type Left = NonNullable<OrderEvent['change']['stage_left']>

function endedStay(
  { payload: { change, order }, occurred_at }: FamilyEvent<'order'>,
  { state_id, entered_at, minutes, target_minutes, auxiliary_user_id }: Left,
  past: readonly StageStay[],
): StageStay[] {
  if (!isStage(state_id, order.is_ct)) return []
  const left_at = occurred_at.toISOString()
  const target = target_minutes ?? 0
  return inEachStore(order, {
    order_id: order.id,
    nr: lastNr(past) + 1,
    state_id,
    entered_at,
    is_open: false,
    left_on: businessDay(occurred_at),
    left_at,
    prepared_at: change.step === 'pack' ? left_at : null,
    auxiliary_user_id: auxiliary_user_id ?? 0,
    minutes,
    target_minutes: target,
    with_target: target > 0 ? 1 : 0,
    in_time: target > 0 && isInTime(minutes, target) ? 1 : 0,
  })
}

const timeOf = (at: string | Date) => new Date(at).getTime()

/** Without the stay that the undone step had ended: it goes on, as long as it was. */
function reopened(past: readonly StageStay[], { state_id, state_entered_at }: OrderSnapshot): StageStay[] {
  const last = past.findLast(
    (stay) => stay.state_id === state_id && timeOf(stay.entered_at) === timeOf(state_entered_at),
  )
  return past.filter(({ nr }) => nr !== last?.nr)
}

/** Every stay of every order in a stage. A step that was undone leaves no trace. */
export const stagesReport: Projection<StageStay, 'order'> = {
  consumer: STAGE_FIGURES,
  families: ['order'],
  table: 'stage_stays',
  aggregate: 'order_id',
  key: ['order_id', 'nr', 'store_id'],
  columns: [
    'state_id',
    'entered_at',
    'is_open',
    'left_on',
    'left_at',
    'prepared_at',
    'auxiliary_user_id',
    'minutes',
    'target_minutes',
    'with_target',
    'in_time',
  ],
  fold(rows, event) {
    const { change, order } = event.payload
    const ended = rows.filter(({ left_at }) => left_at !== null)
    const { stage_left } = change
    if (stage_left === null) return [...ended, ...presentStay(order, ended)]
    const past =
      event.type === 'order.step_undone'
        ? reopened(ended, order)
        : [...ended, ...endedStay(event, stage_left, ended)]
    return [...past, ...presentStay(order, past)]
  },
  sums: [stageDays],
  namesOf({ payload: { change, order } }) {
    const { auxiliary_user_id, auxiliary_name } = order
    if (auxiliary_user_id === null || auxiliary_user_id === change.previous_auxiliary_id) return []
    return [{ dimension: 'assistant', key: auxiliary_user_id, name: auxiliary_name ?? '' }]
  },
}

const isCounted = (stay: StageStay | null) => stay !== null && (stay.is_open || stay.left_at !== null)

/** Orders that are in no stage, and were in none, change no figure. */
export const stagesReportConsumer = consumerOf(stagesReport, (trx, changes) => {
  const counted = changes.filter(({ before, after }) => isCounted(before) || isCounted(after))
  publishFigures(trx, stagesReport.consumer, counted)
})
