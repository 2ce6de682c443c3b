import { describe, expect, it } from 'vitest'
import { ORDER_KINDS, ORDER_TYPES, orderKind } from './kinds.ts'
import { ORDER_STATES, ORDER_STATE_ROWS, type OrderState } from './states.ts'
import { ORDER_STEPS, STEP_KEYS, orderStep } from './steps.ts'
import { TRACKS, presentStop, trackStops, type StateEntry, type TrackedOrder } from './tracks.ts'

const NOW = '2026-03-05T15:00:00.000Z'

const online = (state_id: OrderState, more: Partial<TrackedOrder> = {}): TrackedOrder => ({
  type_order: 'online',
  state_id,
  state_entered_at: NOW,
  send: true,
  ...more,
})

const ofSeller = (state_id: OrderState): TrackedOrder => online(state_id, { type_order: 'seller' })

/** A change of the state each hour, in this order. */
const history = (...states: OrderState[]): StateEntry[] =>
  states.map((to, hour) => ({ to, at: `2026-03-05T0${hour}:00:00.000Z` }))

const shown = (order: TrackedOrder, entries: readonly StateEntry[] | null) =>
  trackStops(order, entries).map(({ state, status }) => `${state} ${status}`)

const isAside = (state: OrderState) => ORDER_STATE_ROWS[state].track === 'aside'

const statesOf = (track: keyof typeof TRACKS) => TRACKS[track].flatMap(({ states }) => states)

/** Where the steps of the table lead an order of this track, from its first state. */
function reachable(track: keyof typeof TRACKS): Set<OrderState> {
  const first = ORDER_TYPES.find((type_order) => orderKind({ type_order }).track === track)
  const reached = new Set<OrderState>(first ? [ORDER_KINDS[first].first_state] : [])
  const condition = { dispatch: 'online', counter: 'local', seller: 'seller' } as const
  const others = Object.values(condition).filter((name) => name !== condition[track])
  for (let before = -1; before < reached.size;) {
    before = reached.size
    for (const { from, to, when = [] } of STEP_KEYS.map(orderStep)) {
      const isOfOther = when.some((name) => (others as string[]).includes(name))
      if (
        to !== null &&
        to !== 'way_back' &&
        !isOfOther &&
        from.some((state) => reached.has(state) && !isAside(state))
      )
        reached.add(to)
    }
  }
  return reached
}

describe('the places of a track', () => {
  it.each(['dispatch', 'counter', 'seller'] as const)('%s: every state has one place', (track) => {
    const states = statesOf(track)
    expect(new Set(states).size).toBe(states.length)
    const onTrack = [...reachable(track)].filter((state) => !isAside(state))
    expect([...states].sort()).toEqual(onTrack.sort())
  })

  it('every state but those aside has a place of some track', () => {
    const placed = new Set((['dispatch', 'counter', 'seller'] as const).flatMap(statesOf))
    const aside = ORDER_STATES.filter((state) => !placed.has(state))
    expect(aside).toEqual(ORDER_STATES.filter(isAside))
  })

  it('are in the order of the states', () => {
    for (const places of Object.values(TRACKS)) {
      const at = places.map(({ states: [state] }) => ORDER_STATES.indexOf(state))
      expect(at).toEqual([...at].sort((a, b) => a - b))
    }
  })
})

describe("a seller's order", () => {
  it('stands at the third place as a pre-order, with nothing done', () => {
    const order = ofSeller(ORDER_KINDS.seller.first_state)
    const stops = trackStops(order, history('reserved_by_seller'))
    expect(presentStop(stops, order)).toBe(2)
    expect(stops.map(({ status }) => status)).toEqual([
      'ahead',
      'ahead',
      'present',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(trackStops(order, null)).toEqual(stops)
  })

  it('begins at the first place once it is asked of the warehouse', () => {
    const order = ofSeller(ORDER_STEPS.order_from_warehouse.to)
    expect(shown(order, history('reserved_by_seller', 'local_order'))).toEqual([
      'local_order present',
      'in_process ahead',
      'received_1 ahead',
      'sent_to_seller ahead',
      'delivered_to_seller ahead',
      'finalized_by_seller ahead',
    ])
  })

  it('that came back ends in the last place', () => {
    const entries = history(
      'reserved_by_seller',
      'local_order',
      'in_process',
      'received_1',
      'sent_to_seller',
      'returned_by_seller',
    )
    expect(shown(ofSeller('returned_by_seller'), entries).slice(-2)).toEqual([
      'sent_to_seller done',
      'returned_by_seller ended',
    ])
  })
})

describe('an online order', () => {
  it('has the times of what it came by, and none of what is ahead', () => {
    const stops = trackStops(
      online('getting_ready'),
      history('pre_orden', 'validating_payment', 'assign_dispatch_assistant', 'getting_ready'),
    )
    expect(stops.map(({ at }) => at)).toEqual([
      '2026-03-05T00:00:00.000Z',
      '2026-03-05T01:00:00.000Z',
      '2026-03-05T02:00:00.000Z',
      NOW,
      null,
      null,
      null,
    ])
  })

  it('has the places of its own way ahead of it: carrier or messenger, and the money on delivery', () => {
    const ahead = (more: Partial<TrackedOrder>) =>
      trackStops(online('packing_up', more), null)
        .filter(({ status }) => status === 'ahead')
        .map(({ state }) => state)
    expect(ahead({})).toEqual(['file_guide_sale', 'delivered_customer'])
    expect(ahead({ send: false })).toEqual(['delivered_local', 'delivered_customer'])
    expect(ahead({ is_ct: true }).slice(-2)).toEqual(['full_payment_ct', 'file_payment_ct_sale'])
  })

  it('shows nothing that it did not come by', () => {
    const entries = history('pre_orden', 'validating_payment', 'delivered_local', 'full_payment_ct')
    expect(shown(online('full_payment_ct', { send: false, is_ct: true }), entries)).toEqual([
      'pre_orden done',
      'validating_payment done',
      'delivered_local done',
      'full_payment_ct present',
      'file_payment_ct_sale ahead',
    ])
  })

  it('that was taken a step back has that step ahead again, and the first time of where it is passed', () => {
    const entries = history('pre_orden', 'validating_payment', 'pre_orden', 'validating_payment')
    const [building, validating] = trackStops(online('validating_payment'), entries)
    expect(building?.at).toBe('2026-03-05T00:00:00.000Z')
    expect(validating).toMatchObject({ status: 'present', at: NOW })
    expect(shown(online('pre_orden'), entries.slice(0, 3))[1]).toBe('validating_payment ahead')
  })

  it('is done where nothing is ahead', () => {
    expect(shown(online('delivered_customer'), null).at(-1)).toBe('delivered_customer done')
    expect(shown(online('delivered_customer', { is_ct: true }), null)).toContain('delivered_customer present')
  })

  it('that was cancelled shows how far it came, and no more', () => {
    const entries = history('pre_orden', 'validating_payment', 'return_to_news', 'cancelled')
    expect(shown(online('cancelled'), entries)).toEqual([
      'pre_orden done',
      'validating_payment done',
      'cancelled ended',
    ])
    expect(shown(online('cancelled'), null)).toEqual(['cancelled ended'])
    const backBefore = history('pre_orden', 'validating_payment', 'pre_orden', 'cancelled')
    expect(shown(online('cancelled'), backBefore)).toEqual(['pre_orden done', 'cancelled ended'])
  })

  it('with a problem stands beside the place that it left, and may go on', () => {
    const entries = history('pre_orden', 'validating_payment', 'return_to_news')
    expect(shown(online('return_to_news'), entries).slice(1, 4)).toEqual([
      'validating_payment done',
      'return_to_news present',
      'assign_dispatch_assistant ahead',
    ])
    expect(shown(online('return_to_news'), null)).toEqual(['return_to_news present'])
  })
})

it('a sale over the counter has two places', () => {
  const local = (state_id: OrderState) => online(state_id, { type_order: 'local', send: false })
  expect(shown(local('reserved'), null)).toEqual(['reserved present', 'sold_local ahead'])
  expect(shown(local('sold_local'), history('pre_orden', 'reserved', 'sold_local'))).toEqual([
    'reserved done',
    'sold_local done',
  ])
})
