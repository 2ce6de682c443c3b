import { CASH, CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { expect, it } from 'vitest'
import { shownFields } from './checkout-values.ts'

const MEDELLIN = 5_001

it('sends the first payment and the way of delivery where they are shown', () => {
  const fields = { payment_method: CASH, total_first_payment: 50_000, city_id: BOGOTA_CITY_ID }
  expect(shownFields(fields)).toEqual({ ...fields, check_bogota: false })
  expect(shownFields({ ...fields, check_bogota: true })).toMatchObject({ check_bogota: true })
})

it('sends no first payment that was entered before cash on delivery was chosen', () => {
  const fields = { payment_method: CASH_ON_DELIVERY, city_id: MEDELLIN }
  expect(shownFields({ ...fields, total_first_payment: 50_000 })).toEqual(fields)
})

it('sends no way of delivery of Bogotá for another city', () => {
  const fields = { payment_method: CASH, total_first_payment: 50_000, city_id: MEDELLIN }
  expect(shownFields({ ...fields, check_bogota: true })).toEqual(fields)
})
