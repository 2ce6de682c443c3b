import { expect, it } from 'vitest'
import { aCard, SHOP_HOURS } from './a-card.test-data.ts'
import { choicesOf, matcherOf, UNASSIGNED, type Filters } from './filters.ts'

const NOW = Date.parse('2026-11-18T10:00:00-05:00')
const finds = (filters: Filters, facts: Parameters<typeof aCard>[0]) =>
  matcherOf(filters, { pace: { targets: { validating_payment: 30 }, hours: SHOP_HOURS }, now: () => NOW })(
    aCard(facts),
  )

it('the search finds number, client without accents, city and guide, by all its words', () => {
  const card = { id: 1042, client_name: 'Calzado Peñón', city_name: 'Bogotá, D.C.', guide_number: '9991234' }
  for (const q of ['1042', '#1042', 'penon', 'BOGOTA calzado', '99912'])
    expect(finds({ q }, card), q).toBe(true)
  for (const q of ['1043', 'penon cali']) expect(finds({ q }, card), q).toBe(false)
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
