import { expect, test } from 'vitest'
import { checkOutFromStorage, finalize } from './counter-sale.ts'
import { decide, NOW, refusal } from './step-act.test-data.ts'

const OPEN = { shift: 4 }

test('a counter sale is paid exactly: cash of the shift is certain, a transfer waits for accounting', () => {
  const { money, patch } = decide(checkOutFromStorage, {
    body: { cashier_id: 1, cash_payment: 120_000, payment_by_transfer: 80_000 },
    known: OPEN,
  })
  expect(money).toMatchObject([
    { payment: { kind: 'cash', amount: 120_000, status: 'confirmed', shift_id: 4 } },
    { payment: { kind: 'transfer', amount: 80_000, status: 'unconfirmed', shift_id: 4, proof: 'optional' } },
  ])
  expect(patch).toEqual({ payment_method: 1, checked_out_at: NOW })
})

test('the larger part is the way of paying that lists show', () => {
  const body = { cashier_id: 1, cash_payment: 80_000, payment_by_transfer: 120_000 }
  expect(decide(checkOutFromStorage, { body, known: OPEN }).patch).toMatchObject({ payment_method: 2 })
})

test('what is no cash may be paid from a wallet or with a card', () => {
  const NEQUI = 3
  const body = { cashier_id: 1, cash_payment: 80_000, payment_by_transfer: 120_000, transfer_method: NEQUI }
  const { money, patch } = decide(checkOutFromStorage, { body, known: OPEN })
  expect(money).toMatchObject([
    { payment: { kind: 'cash', payment_method: 1 } },
    { payment: { kind: 'transfer', payment_method: NEQUI, status: 'unconfirmed' } },
  ])
  expect(patch).toMatchObject({ payment_method: NEQUI })
})

test.each([
  ['cash', 1],
  ['cash on delivery', 7],
  ['a method that does not exist', 99],
])('refused: %s as the way that is no cash', (_name, transfer_method) => {
  const body = { cashier_id: 1, payment_by_transfer: 200_000, transfer_method }
  expect(refusal(checkOutFromStorage, { body, known: OPEN })).toEqual({ transfer_method: 'field.option' })
})

test('what was paid before, and a voucher, count', () => {
  const { money } = decide(checkOutFromStorage, {
    order: { paid: 50_000, paid_confirmed: 50_000 },
    body: { cashier_id: 1, cash_payment: 100_000, voucher: 3, voucher_value: 50_000 },
    known: OPEN,
  })
  expect(money).toMatchObject([
    { effect: 'spend_voucher', amount: 50_000 },
    { effect: 'record_payment', payment: { amount: 100_000 } },
  ])
})

test('of an order that is overpaid nothing is owed', () => {
  const order = { paid: 250_000, paid_confirmed: 250_000 }
  expect(decide(checkOutFromStorage, { order, body: { cashier_id: 1 }, known: OPEN }).money).toEqual([])
})

test('refused: any other sum, a closed register, payments that wait for accounting', () => {
  const body = { cashier_id: 1, cash_payment: 199_999 }
  expect(refusal(checkOutFromStorage, { body, known: OPEN })).toEqual({
    cash_payment: 'order.refused.money_differs',
    payment_by_transfer: 'order.refused.money_differs',
  })
  expect(refusal(checkOutFromStorage, { body, known: { shift: null } })).toBe('order.refused.cashier_closed')
  expect(refusal(checkOutFromStorage, { order: { paid: 1 }, body, known: OPEN })).toBe(
    'order.refused.unconfirmed_payments',
  )
})

test('a seller pays in without a register: cash then waits for accounting too', () => {
  const { money } = decide(finalize, { body: { cash_payment: 200_000 }, known: { shift: null } })
  expect(money).toMatchObject([{ payment: { kind: 'cash', status: 'unconfirmed', shift_id: null } }])
})
