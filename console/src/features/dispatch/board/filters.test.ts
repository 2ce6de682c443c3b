import { expect, it } from 'vitest'
import { aCard, SHOP_HOURS } from '../../../entities/order/a-card.test-data.ts'
import { choicesOf } from './filter-choices.ts'
import { matcherOf, UNASSIGNED, type Filters } from '../model/filters.ts'
import { isOn, pressed, QUICK_VIEWS } from '../model/quick-views.ts'

const NOW = Date.parse('2026-11-18T10:00:00-05:00')
const finds = (filters: Filters, facts: Parameters<typeof aCard>[0]) =>
  matcherOf(filters, {
    pace: { targets: { validating_payment: 30 }, hours: SHOP_HOURS },
    now: () => NOW,
    me: 7,
    isMineNow: (orderId) => orderId === 77,
  })(aCard(facts))

it('the search finds number, client without accents, city and guide, by all its words', () => {
  const card = { id: 1042, client_name: 'Calzado Peñón', city_name: 'Bogotá, D.C.', guide_number: '9991234' }
  for (const q of ['1042', '#1042', 'penon', 'BOGOTA calzado', '99912'])
    expect(finds({ q }, card), q).toBe(true)
  for (const q of ['1043', 'penon cali']) expect(finds({ q }, card), q).toBe(false)
})

it('the search finds a city by the name that people use', () => {
  const card = { city_id: 13_468, city_name: 'Santa Cruz de Mompox' }
  expect([finds({ q: 'mompos' }, card), finds({ q: 'mompos' }, { city_id: 5_001 })]).toEqual([true, false])
})

it('filters narrow together', () => {
  const filters = { payment: '2', city: '5001', assistant: UNASSIGNED }
  expect(finds(filters, {})).toBe(true)
  expect(finds(filters, { auxiliary_user_id: 3 })).toBe(false)
  expect(finds(filters, { payment_method: 7 })).toBe(false)
})

it('late ones are those past the target of their stage', () => {
  expect(finds({ late: '1' }, { state_entered_at: '2026-11-18T09:00:00-05:00' })).toBe(true)
  expect(finds({ late: '1' }, { state_entered_at: '2026-11-18T09:45:00-05:00' })).toBe(false)
})

it('the choices of a filter are what is on the board, each once, by name', () => {
  const cards = [
    aCard({ seller_id: 2, seller_name: 'Zoila' }),
    aCard({ seller_id: 1, seller_name: 'Ana' }),
    aCard({ seller_id: 2, seller_name: 'Zoila' }),
  ]
  const choices = choicesOf(cards, (card) => ({ id: card.seller_id, name: card.seller_name }))
  expect(choices).toEqual([
    { value: '1', label: 'Ana' },
    { value: '2', label: 'Zoila' },
  ])
})

it('a department is that of the city, a carrier the guide’s, a stage the order’s', () => {
  expect(finds({ department: '5' }, { city_id: 5_360 })).toBe(true)
  expect(finds({ department: '5' }, { city_id: 11_001 })).toBe(false)
  expect(finds({ carrier: 'Envía' }, { carrier: 'Envía' })).toBe(true)
  expect(finds({ carrier: 'Envía' }, { carrier: null })).toBe(false)
  expect(finds({ state: 'packing_up' }, { state_id: 'getting_ready' })).toBe(false)
})

it('days are the shop’s own, both ends included, and today is whatever day it is', () => {
  const lateYesterday = { created_at: '2026-11-18T04:59:59.000Z' }
  const firstToday = { created_at: '2026-11-18T05:00:00.000Z' }
  expect(finds({ from: 'today' }, lateYesterday)).toBe(false)
  expect(finds({ from: 'today' }, firstToday)).toBe(true)
  expect(finds({ from: '2026-11-17', to: '2026-11-17' }, lateYesterday)).toBe(true)
  expect(finds({ to: '2026-11-17' }, firstToday)).toBe(false)
})

it('mine are those I prepare, sold or have taken', () => {
  const others = { seller_id: 1, auxiliary_user_id: 2 }
  expect(finds({ mine: '1' }, others)).toBe(false)
  expect(finds({ mine: '1' }, { ...others, seller_id: 7 })).toBe(true)
  expect(finds({ mine: '1' }, { ...others, auxiliary_user_id: 7 })).toBe(true)
  expect(finds({ mine: '1' }, { ...others, id: 77 })).toBe(true)
})

it('without guide are those packed for a carrier, and no others', () => {
  const packed = { state_id: 'packing_up', city_id: 5_001 } as const
  expect(finds({ guide: 'none' }, packed)).toBe(true)
  expect(finds({ guide: 'none' }, { ...packed, is_local_delivery: true })).toBe(false)
  expect(finds({ guide: 'none' }, { ...packed, state_id: 'getting_ready' })).toBe(false)
  expect(finds({ guide: 'none' }, { ...packed, state_id: 'file_guide_sale' })).toBe(false)
})

it('a view is its filters: pressed they come, pressed again they go, and the others stay', () => {
  expect(isOn('bogota_today', { city: '11001', from: 'today', q: 'x' })).toBe(true)
  expect(isOn('bogota_today', { city: '11001' })).toBe(false)
  expect(pressed('bogota_today', { q: 'x' })).toEqual(QUICK_VIEWS.bogota_today)
  expect(pressed('late', { late: '1', q: 'x' })).toEqual({ late: undefined })
})
