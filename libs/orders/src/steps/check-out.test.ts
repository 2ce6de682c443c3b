import { expect, test } from 'vitest'
import { checkOut } from './check-out.ts'
import { decide, NOW, refusal } from './step-act.test-data.ts'

const CITY = { id: 5001, name: 'Medellín', department_id: 5 }
const BODY = { payment_method: 2, city_id: 5001, address: 'Cl. 10 # 48-20', phone: '300 555 0101' }
const KNOWN = { city: CITY, shift: null }

test('a checkout stores where the order goes and how it is paid', () => {
  const { patch, money } = decide(checkOut, {
    body: { ...BODY, total_first_payment: 50_000 },
    known: KNOWN,
  })
  expect(patch).toMatchObject({
    city_name: 'Medellín',
    department_id: 5,
    phone: '3005550101',
    payment_method: 2,
    total_first_payment: 50_000,
    checked_out_at: NOW,
    payment_validated_at: null,
  })
  expect(money).toMatchObject([
    { effect: 'record_payment', payment: { kind: 'first', amount: 50_000, status: 'unconfirmed' } },
  ])
})

test('what the checkout leaves out stays as it was', () => {
  const order = { contact: 'Nubia', notes: 'Portería' }
  expect(decide(checkOut, { order, body: BODY, known: KNOWN }).patch).toMatchObject(order)
})

test('a voucher is spent before the first payment, which is never more than what it leaves', () => {
  const body = { ...BODY, voucher: 3, voucher_value: 150_000, total_first_payment: 50_000 }
  expect(decide(checkOut, { body, known: KNOWN }).money).toMatchObject([
    { effect: 'spend_voucher', voucher_id: 3, amount: 150_000 },
    { effect: 'record_payment' },
  ])
  const beyond = { ...body, total_first_payment: 50_001 }
  expect(refusal(checkOut, { body: beyond, known: KNOWN })).toEqual({
    total_first_payment: 'order.refused.amount_too_high',
  })
})

test('a voucher needs its amount, and an amount its voucher', () => {
  expect(refusal(checkOut, { body: { ...BODY, voucher: 3 }, known: KNOWN })).toEqual({
    voucher_value: 'field.required',
  })
  expect(refusal(checkOut, { body: { ...BODY, voucher_value: 9 }, known: KNOWN })).toEqual({
    voucher: 'field.required',
  })
})

test('refused: an unknown city or way of paying, a first payment of cash on delivery, a client who paid too much', () => {
  const refused = (given: Parameters<typeof refusal<'check_out', 'city' | 'shift'>>[1]) =>
    refusal(checkOut, { body: BODY, known: KNOWN, ...given })
  expect(refused({ known: { city: undefined, shift: null } })).toEqual({ city_id: 'field.unknown_record' })
  expect(refused({ body: { ...BODY, payment_method: 99 } })).toEqual({ payment_method: 'field.option' })
  expect(refused({ body: { ...BODY, payment_method: 7, total_first_payment: 1 } })).toEqual({
    total_first_payment: 'order.refused.first_payment_ct',
  })
  expect(refused({ order: { paid: 200_001 } })).toBe('order.refused.overpaid')
})
