import type { Card } from '@deportivo/contracts/dispatch/board'
import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { createBoard } from './board-store.ts'
import { groupingsFor, type Grouping } from './card-groups.ts'
import { cardBeside } from './board-keys.ts'

const COLUMN = 'packing_up'
const aPacked = (id: number, facts: Partial<Card> = {}) =>
  // The lower its number, the longer a card waits.
  aCard({ id, state_id: COLUMN, state_entered_at: `2026-11-18T14:0${id}:00.000Z`, ...facts })
const inCity = (id: number, city_name: string | null, facts: Partial<Card> = {}) =>
  aPacked(id, { city_name, city_id: city_name === null ? null : city_name.length, ...facts })

function boardOf(grouping: Grouping | null, ...cards: Card[]) {
  const board = createBoard()
  board.group(grouping)
  board.takeSnapshot({ room: 'dispatch:all', seq: 1, cards })
  let seq = 1
  return {
    ...board,
    /** Another user changes a card. */
    change: (row: Card) => {
      seq += 1
      board.takeChanges([{ seq, op: 'upsert', id: row.id, row: { ...row, version: seq } }])
    },
    column: () => board.layout.get().columns[COLUMN],
  }
}

type Shown = ReturnType<typeof boardOf>
const groupsIn = ({ column }: Shown) =>
  column().groups.map(({ name, cards }) => [name, cards.map(({ id }) => id)])
const idsIn = ({ column }: Shown) => column().cards.map(({ id }) => id)

const bogota = inCity(3, 'Bogotá')
const medellin = inCity(1, 'Medellín')
const alsoBogota = inCity(2, 'Bogotá')
const nowhere = inCity(0, null)
const all = [bogota, medellin, alsoBogota, nowhere]

describe('cards in groups', () => {
  it('are below their cities by name, those without a city last, each group in the order of the column', () => {
    expect(groupsIn(boardOf('city', ...all))).toEqual([
      ['Bogotá', [2, 3]],
      ['Medellín', [1]],
      [null, [0]],
    ])
  })

  it('are drawn, and walked by the arrows, group after group', () => {
    const board = boardOf('city', ...all)
    expect(idsIn(board)).toEqual([2, 3, 1, 0])
    expect(cardBeside(board.layout.get(), [COLUMN], 3, 'ArrowDown')).toBe(1)
  })

  it('are ungrouped and in the order of the column once the grouping ends', () => {
    const board = boardOf('city', ...all)
    board.group(null)
    expect([idsIn(board), groupsIn(board)]).toEqual([[0, 1, 2, 3], []])
  })

  it('are grouped by assistant and by carrier as well', () => {
    const cards = [
      aPacked(1, { auxiliary_user_id: 7, auxiliary_name: 'Zoila', carrier: 'Envía' }),
      aPacked(2, { auxiliary_user_id: 8, auxiliary_name: 'Ana' }),
      aPacked(3),
    ]
    const board = boardOf('assistant', ...cards)
    expect(groupsIn(board)).toEqual([
      ['Ana', [2]],
      ['Zoila', [1]],
      [null, [3]],
    ])
    board.group('carrier')
    expect(groupsIn(board)).toEqual([
      ['Envía', [1]],
      [null, [2, 3]],
    ])
  })

  it('keep two namesakes apart', () => {
    const named = (id: number, auxiliary_user_id: number) =>
      aPacked(id, { auxiliary_user_id, auxiliary_name: 'Ana' })
    expect(groupsIn(boardOf('assistant', named(1, 7), named(2, 8), named(3, 7)))).toEqual([
      ['Ana', [1, 3]],
      ['Ana', [2]],
    ])
  })

  it('follow live changes, and groups without cards are gone', () => {
    const board = boardOf('city', ...all)
    board.change({ ...medellin, city_id: bogota.city_id, city_name: 'Bogotá' })
    expect(groupsIn(board)).toEqual([
      ['Bogotá', [1, 2, 3]],
      [null, [0]],
    ])
    expect(board.layout.get().arrived).toEqual([1])
    board.change({ ...nowhere, state_id: 'file_guide_sale' })
    expect(groupsIn(board)).toEqual([['Bogotá', [1, 2, 3]]])
  })

  it('are only those that the filters leave', () => {
    const board = boardOf('city', ...all)
    board.filter(({ id }) => id !== 1)
    expect(groupsIn(board)).toEqual([
      ['Bogotá', [2, 3]],
      [null, [0]],
    ])
  })

  it('wait in their group while the pointer is in their column', () => {
    const board = boardOf('city', ...all)
    board.freeze(COLUMN, 'pointer')
    const moved = { ...medellin, city_id: bogota.city_id, city_name: 'Bogotá' }
    board.change(moved)
    expect(idsIn(board)).toEqual([2, 3, 1, 0])
    expect(board.layout.get().waiting).toBe(1)
    board.apply()
    expect(idsIn(board)).toEqual([1, 2, 3, 0])
    expect(board.layout.get().waiting).toBe(0)
  })

  it('stay in their group after an own step on a phone, until another stage is opened', () => {
    const board = boardOf(
      'assistant',
      aPacked(1),
      aPacked(2, { auxiliary_user_id: 8, auxiliary_name: 'Ana' }),
    )
    board.stayIn(COLUMN)
    board.takeOwn(aPacked(1, { version: 2, auxiliary_user_id: 8, auxiliary_name: 'Ana' }))
    expect(groupsIn(board)).toEqual([
      ['Ana', [2]],
      [null, [1]],
    ])
    board.stayIn(null)
    expect(groupsIn(board)).toEqual([['Ana', [1, 2]]])
  })

  it('are in the groups of another kind at once, also where they stay and where two groups have one number', () => {
    const ana = { auxiliary_user_id: 5_001, auxiliary_name: 'Ana' }
    const board = boardOf('assistant', aPacked(1, ana))
    board.stayIn(COLUMN)
    board.takeOwn(aPacked(1, { ...ana, version: 2 }))
    board.group('city')
    expect(groupsIn(board)).toEqual([['Medellin', [1]]])
    board.group('carrier')
    expect(groupsIn(board)).toEqual([[null, [1]]])
  })

  it('keep the identity of their column while nothing in it changes', () => {
    const board = boardOf('city', ...all)
    const before = board.column()
    board.change(aCard({ id: 9, state_id: 'getting_ready' }))
    expect(board.column()).toBe(before)
    board.change({ ...bogota, newness: 'x' })
    expect(board.column()).not.toBe(before)
  })
})

describe('a column', () => {
  const owing = (id: number, total_balance: number, facts: Partial<Card> = {}) =>
    aPacked(id, { payment_validated: true, total_balance, ...facts })

  it('shows what its orders owe: validated ones only, and none that the carrier collects', () => {
    const board = boardOf(null, owing(1, 40), owing(2, 2), owing(3, 100, { is_ct: true }), aPacked(4))
    expect(board.column().owed).toBe(42)
  })

  it('counts what is owed again when a card is paid, leaves, or is filtered out', () => {
    const board = boardOf('city', owing(1, 40), owing(2, 2), owing(3, 7))
    board.change(owing(1, 0))
    expect(board.column().owed).toBe(9)
    board.change(owing(2, 2, { state_id: 'file_guide_sale' }))
    expect(board.column().owed).toBe(7)
    expect(board.layout.get().columns.file_guide_sale.owed).toBe(2)
    board.filter(({ id }) => id !== 3)
    expect(board.column().owed).toBe(0)
  })

  it('knows since when its oldest card waits, in whatever group that is', () => {
    expect(boardOf('city', ...all).column().aged[0]).toEqual(nowhere)
    expect(boardOf('city').column().aged).toEqual([])
  })
})

it('an assistant, who sees only their own orders, cannot group them by assistant', () => {
  const of = (profile: ProfileId) =>
    groupingsFor({ actor: { id: 50, profile, grants: POLICY[profile] }, settings: { self_claim: false } })
  expect(of('dispatch_assistant')).toEqual(['carrier', 'city'])
  expect(of('head_dispatch')).toEqual(['assistant', 'carrier', 'city'])
})
