import { expect, test } from 'vitest'
import { cancel, fullPaymentCt, rejectPayment, release, reserve, validatePayment } from './money.ts'
import { decide, NOW, refusal } from './step-act.test-data.ts'

test('an advance of a reservation is a payment, never of more than is owed', () => {
  const body = { total_first_payment: 60_000, payment_method: 2 }
  const { money, patch } = decide(reserve, { body, known: { shift: null } })
  expect(money).toMatchObject([{ payment: { kind: 'first', amount: 60_000, status: 'unconfirmed' } }])
  expect(patch).toEqual({ total_first_payment: 60_000 })
  expect(
    refusal(reserve, { body: { ...body, total_first_payment: 200_001 }, known: { shift: null } }),
  ).toEqual({ total_first_payment: 'order.refused.amount_too_high' })
})

test('a reservation that ends turns confirmed money into a voucher, except what vouchers paid or is owed already', () => {
  const order = { paid_confirmed: 90_000, paid_by_voucher: 20_000 }
  expect(decide(release, { order, known: { refunds_owed: 10_000 } }).money).toEqual([
    { effect: 'void_payments', reason: null },
    { effect: 'return_voucher' },
    { effect: 'issue_voucher', amount: 60_000 },
  ])
})

const reported = { paid: 200_000, paid_confirmed: 0, payment_method: 2 as const }

test('what was reported is confirmed; another amount takes its place', () => {
  expect(decide(validatePayment, { order: reported, body: {} })).toEqual({
    patch: { payment_validated_at: NOW, payment_validated_by: 'Contab. 1' },
    money: [{ effect: 'confirm_payments' }],
  })
  const other = decide(validatePayment, {
    order: reported,
    body: { amount: 150_000, balance_reason: ' Paga mañana ' },
  })
  expect(other.note).toBe('Paga mañana')
  expect(other.money).toMatchObject([
    { effect: 'void_payments' },
    { effect: 'record_payment', payment: { amount: 150_000, status: 'confirmed' } },
  ])
})

test('an order whose payment was not reported is validated with its balance', () => {
  expect(decide(validatePayment, { order: { payment_method: 2 }, body: {} }).money).toMatchObject([
    { effect: 'void_payments' },
    { effect: 'record_payment', payment: { amount: 200_000 } },
  ])
})

test('cash on delivery is validated without money and without a reason', () => {
  const result = decide(validatePayment, { order: { payment_method: 7 }, body: { amount: 5 } })
  expect(result.money).toEqual([])
  expect(result.note).toBeUndefined()
})

test('refused: a balance without its reason, and more than is owed', () => {
  expect(refusal(validatePayment, { order: reported, body: { amount: 150_000 } })).toEqual({
    balance_reason: 'order.refused.balance_left',
  })
  expect(refusal(validatePayment, { order: reported, body: { amount: 200_001 } })).toEqual({
    amount: 'order.refused.amount_too_high',
  })
})

test('a rejected payment goes out of the first payment, and vouchers are credited again', () => {
  const { patch, money, note } = decide(rejectPayment, {
    order: { total_first_payment: 70_000 },
    body: { reason: 'No llegó' },
    known: { waiting: [{ kind: 'first', amount: 50_000 }] as never },
  })
  expect([patch, note]).toEqual([{ total_first_payment: 20_000, checked_out_at: null }, 'No llegó'])
  expect(money).toEqual([{ effect: 'void_payments', reason: 'No llegó' }, { effect: 'return_voucher' }])
})

const delivered = { state_id: 'delivered_customer', payment_method: 7 } as const

test('the courier pays in what is owed; another amount needs its reason', () => {
  expect(decide(fullPaymentCt, { order: delivered, body: { amount: 200_000 } }).money).toMatchObject([
    { payment: { kind: 'ct', amount: 200_000, status: 'confirmed' } },
  ])
  expect(refusal(fullPaymentCt, { order: delivered, body: { amount: 190_000 } })).toEqual({
    amount: 'order.refused.amount_differs',
    reason: 'field.required',
  })
  const short = { order: delivered, body: { amount: 0, reason: 'Flete descontado' } }
  expect(decide(fullPaymentCt, short)).toEqual({ money: [], note: 'Flete descontado' })
  expect(refusal(fullPaymentCt, { order: delivered, body: { amount: 200_001, reason: 'x' } })).toEqual({
    amount: 'order.refused.amount_too_high',
  })
  expect(refusal(fullPaymentCt, { order: { ...delivered, paid: 1 }, body: { amount: 1 } })).toBe(
    'order.refused.unconfirmed_payments',
  )
})

test('a cancelled order stores how many of its units were gone by then', () => {
  const given = { body: { reason: 'Se arrepintió' }, known: { short_units: 2 } }
  expect(decide(cancel, given)).toMatchObject({
    note: 'Se arrepintió',
    short_units: 2,
    patch: { has_expired_holds: false },
  })
})
