import type { Card } from '@deportivo/contracts/dispatch/board'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import type { ColumnId } from './columns.ts'
import { arrange, EMPTY_LAYOUT, type Arrangement, type Layout } from './layout.ts'

const cardsOf = (...cards: Card[]) => new Map(cards.map((card) => [card.id, card]))
const draw = (before: Layout, cards: Map<number, Card>, how: Partial<Arrangement> = {}) =>
  arrange(before, {
    cards,
    frozen: new Set(),
    own: new Set(),
    stays: new Map(),
    isForced: false,
    grouping: null,
    ...how,
  })
const idsIn = (layout: Layout, column: ColumnId) => layout.columns[column].cards.map((card) => card.id)
const frozen = (...columns: ColumnId[]) => ({ frozen: new Set(columns) })

const paying = aCard({ id: 1, state_id: 'validating_payment' })
const packing = aCard({ id: 2, state_id: 'packing_up' })
const first = draw(EMPTY_LAYOUT, cardsOf(paying, packing), { isForced: true })

describe('the layout of the board', () => {
  it('puts each card into the column of its state, the longest waiting first', () => {
    const older = aCard({ id: 9, state_entered_at: '2026-11-17T14:00:00.000Z' })
    const layout = draw(first, cardsOf(paying, packing, older))
    expect(idsIn(layout, 'validating_payment')).toEqual([9, 1])
    expect(layout.columns.validating_payment.total).toBe(200_000)
  })

  it('shows delivered orders only where cash on delivery is still owed', () => {
    const layout = draw(
      first,
      cardsOf(
        aCard({ id: 3, state_id: 'delivered_customer', is_ct: true }),
        aCard({ id: 4, state_id: 'delivered_customer' }),
        aCard({ id: 5, state_id: 'pre_orden' }),
      ),
    )
    expect(idsIn(layout, 'delivered_customer')).toEqual([3])
  })

  it('keeps the identity of unchanged columns', () => {
    const layout = draw(first, cardsOf(paying, { ...packing, version: 2, newness: 'x' }))
    expect(layout.columns.validating_payment).toBe(first.columns.validating_payment)
    expect(layout.columns.packing_up).not.toBe(first.columns.packing_up)
  })

  it('a move waits while the column it leaves is frozen', () => {
    const moved = { ...packing, state_id: 'file_guide_sale' as const }
    const layout = draw(first, cardsOf(paying, moved), frozen('packing_up'))
    expect(layout.columns.packing_up.cards).toEqual([moved])
    expect(layout.waiting).toBe(1)
    expect(layout.arrived).toEqual([])
  })

  it('a card that its user took further stays in its place, and is no waiting change', () => {
    const other = aCard({ id: 4, state_id: 'packing_up', state_entered_at: '2026-11-18T15:30:00.000Z' })
    const before = draw(first, cardsOf(paying, packing, other), { isForced: true })
    const moved = {
      ...packing,
      state_id: 'file_guide_sale' as const,
      state_entered_at: '2026-11-18T16:00:00.000Z',
    }
    const stays = new Map([[2, { since: packing.state_entered_at, state: 'file_guide_sale' as const }]])
    const own = new Set([2])
    const layout = draw(before, cardsOf(paying, moved, other), { own, stays, isForced: true })
    expect(idsIn(layout, 'packing_up')).toEqual([2, 4])
    expect(idsIn(layout, 'file_guide_sale')).toEqual([])
    expect([layout.waiting, layout.arrived]).toEqual([0, []])
    expect(idsIn(draw(layout, cardsOf(paying, other), { own, stays }), 'packing_up')).toEqual([4])
    expect(idsIn(draw(layout, cardsOf(paying, moved, other)), 'file_guide_sale')).toEqual([2])
  })

  it('a move waits while the column it enters is frozen', () => {
    const moved = { ...packing, state_id: 'file_guide_sale' as const }
    const layout = draw(first, cardsOf(paying, moved), frozen('file_guide_sale'))
    expect(idsIn(layout, 'file_guide_sale')).toEqual([])
    expect(layout.waiting).toBe(1)
  })

  it('arrivals and departures wait as well, and a card that left is drawn as it was', () => {
    const layout = draw(first, cardsOf(packing, aCard({ id: 3 })), frozen('validating_payment'))
    expect(idsIn(layout, 'validating_payment')).toEqual([1])
    expect(layout.waiting).toBe(2)
  })

  it('waiting cards move to their columns when the pointer leaves', () => {
    const moved = cardsOf(paying, { ...packing, state_id: 'file_guide_sale' as const })
    const waiting = draw(first, moved, frozen('packing_up'))
    const layout = draw(waiting, moved)
    expect(idsIn(layout, 'packing_up')).toEqual([])
    expect(idsIn(layout, 'file_guide_sale')).toEqual([2])
    expect(layout).toMatchObject({ waiting: 0, arrived: [2] })
  })

  it('an own step moves its card at once, wherever the pointer is', () => {
    const moved = { ...packing, state_id: 'file_guide_sale' as const }
    const layout = draw(first, cardsOf(paying, moved), { ...frozen('packing_up'), own: new Set([2]) })
    expect(idsIn(layout, 'file_guide_sale')).toEqual([2])
    expect(layout.waiting).toBe(0)
  })

  it('a filter set by the user applies at once', () => {
    const layout = draw(first, cardsOf(packing), { ...frozen('validating_payment'), isForced: true })
    expect(idsIn(layout, 'validating_payment')).toEqual([])
    expect(layout.waiting).toBe(0)
  })

  it('a change within a frozen column is shown in place', () => {
    const changed = { ...packing, version: 2, newness: 'x' }
    const layout = draw(first, cardsOf(paying, changed), frozen('packing_up'))
    expect(layout.columns.packing_up.cards).toEqual([changed])
    expect(layout.waiting).toBe(0)
  })
})
