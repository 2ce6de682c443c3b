import { expect, it } from 'vitest'
import { owedOf } from './owed.ts'

it.each([
  [
    'a balance that accounting has accepted',
    { payment_validated: true, is_ct: false, total_balance: 90 },
    90,
  ],
  ['more than the total was paid', { payment_validated: true, is_ct: false, total_balance: -90 }, 0],
  ['accounting has yet to look', { payment_validated: false, is_ct: false, total_balance: 90 }, 0],
  ['the carrier collects it', { payment_validated: true, is_ct: true, total_balance: 90 }, 0],
])('what an order owes: %s', (_, card, owed) => {
  expect(owedOf(card)).toBe(owed)
})
