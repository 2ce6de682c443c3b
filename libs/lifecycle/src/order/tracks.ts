import { orderKind, type OrderKindRow, type OrderType } from './kinds.ts'
import { orderStateRow, type OrderState } from './states.ts'

/** A place of a track: the states that an order may have there. */
export interface TrackPlace {
  states: readonly [OrderState, ...OrderState[]]
  /** Only an order of which this holds has the place before it; any other shows it once it was there. */
  only?: 'with_carrier' | 'by_us' | 'on_delivery'
}

const BUILDING: TrackPlace = { states: ['pre_orden', 'reserved'] }

/**
 * The places of each track, first to last. Those of a seller's are counted as the specification does: a pre-order
 * stands at the third one, although the warehouse has not begun.
 */
export const TRACKS: Readonly<Record<OrderKindRow['track'], readonly TrackPlace[]>> = {
  dispatch: [
    BUILDING,
    { states: ['validating_payment'] },
    { states: ['assign_dispatch_assistant'] },
    { states: ['getting_ready'] },
    { states: ['packing_up'] },
    { states: ['file_guide_sale'], only: 'with_carrier' },
    { states: ['delivered_local'], only: 'by_us' },
    { states: ['delivered_customer'] },
    { states: ['full_payment_ct'], only: 'on_delivery' },
    { states: ['file_payment_ct_sale'], only: 'on_delivery' },
  ],
  counter: [BUILDING, { states: ['sold_local'] }],
  seller: [
    { states: ['local_order'] },
    { states: ['in_process'] },
    { states: ['received_1', 'reserved_by_seller'] },
    { states: ['sent_to_seller'] },
    { states: ['delivered_to_seller'] },
    { states: ['finalized_by_seller', 'returned_by_seller'] },
  ],
}

/** What is needed of an order to place it; lists don't know how it is paid. */
export interface TrackedOrder {
  type_order: OrderType
  state_id: OrderState
  state_entered_at: string
  /** Goes with a carrier. */
  send: boolean
  is_ct?: boolean
}

/** A change of the state, as the history has it. */
export interface StateEntry {
  to: OrderState
  at: string
}

export interface TrackStop {
  state: OrderState
  /** `ended`: nothing was sold in the end. */
  status: 'done' | 'present' | 'ahead' | 'ended'
  /** When the order came there; null for what is ahead, and where no history was read. */
  at: string | null
}

const ONLY: Readonly<Record<NonNullable<TrackPlace['only']>, (order: TrackedOrder) => boolean>> = {
  with_carrier: ({ send }) => send,
  by_us: ({ send }) => !send,
  on_delivery: ({ is_ct }) => is_ct === true,
}

const isOnTheWay = ({ only }: TrackPlace, order: TrackedOrder): boolean =>
  only === undefined || ONLY[only](order)

const indexIn = (places: readonly TrackPlace[], state: OrderState): number =>
  places.findIndex(({ states }) => states.includes(state))

const stopAhead = ({ states: [state] }: TrackPlace): TrackStop => ({ state, status: 'ahead', at: null })

/** Where the order came by, by place: going back takes away what lies beyond, and leaves earlier times as they are. */
function passedPlaces(places: readonly TrackPlace[], entries: readonly StateEntry[]): Map<number, TrackStop> {
  const passed = new Map<number, TrackStop>()
  for (const { to, at } of entries) {
    const index = indexIn(places, to)
    if (index < 0) continue
    for (const later of passed.keys()) if (later > index) passed.delete(later)
    if (passed.get(index)?.state !== to) passed.set(index, { state: to, status: 'done', at })
  }
  return passed
}

/** What lies before the place of an order: with its history what it came by, else every place on its way. */
function stopsBefore(
  places: readonly TrackPlace[],
  index: number,
  order: TrackedOrder,
  entries: readonly StateEntry[] | null,
): TrackStop[] {
  const earlier = places.slice(0, index)
  // Nothing was done for an order that is still being built.
  if (orderStateRow(order.state_id).is_open) return earlier.map(stopAhead)
  if (entries === null)
    return earlier
      .filter((place) => isOnTheWay(place, order))
      .map((place) => ({ ...stopAhead(place), status: 'done' }))
  const passed = passedPlaces(places, entries)
  return earlier.flatMap((_, at) => passed.get(at) ?? [])
}

/** An order that was cancelled or set aside: how far it came, and that; without its history only that. */
function asideStops(
  places: readonly TrackPlace[],
  order: TrackedOrder,
  entries: readonly StateEntry[] | null,
): TrackStop[] {
  const { state_id: state, state_entered_at: at } = order
  const isOver = orderStateRow(state).is_given_up === true
  const aside: TrackStop = { state, status: isOver ? 'ended' : 'present', at }
  if (entries === null) return [aside]
  const passed = [...passedPlaces(places, entries)].sort(([a], [b]) => a - b)
  const last = passed.at(-1)?.[0] ?? -1
  const done = passed.map(([, stop]) => stop)
  if (isOver) return [...done, aside]
  const ahead = places.slice(last + 1).filter((place) => isOnTheWay(place, order))
  return [...done, aside, ...ahead.map(stopAhead)]
}

function statusOf(state: OrderState, hasMore: boolean): TrackStop['status'] {
  if (orderStateRow(state).is_given_up) return 'ended'
  return hasMore ? 'present' : 'done'
}

/** The stops of an order's track; `entries` are the changes of its state, oldest first, null where they weren't read. */
export function trackStops(order: TrackedOrder, entries: readonly StateEntry[] | null): TrackStop[] {
  const places = TRACKS[orderKind(order).track]
  const { state_id: state, state_entered_at: at } = order
  const index = indexIn(places, state)
  if (index < 0) return asideStops(places, order, entries)
  const ahead = places.slice(index + 1).filter((place) => isOnTheWay(place, order))
  return [
    ...stopsBefore(places, index, order, entries),
    { state, status: statusOf(state, ahead.length > 0), at },
    ...ahead.map(stopAhead),
  ]
}

/** Which of the stops is the order's own. */
export const presentStop = (stops: readonly TrackStop[], { state_id }: TrackedOrder): number =>
  stops.findIndex(({ state, status }) => state === state_id && status !== 'ahead')
