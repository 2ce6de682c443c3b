import { storedPhone } from '@deportivo/contracts/phone'
import { CASH_ON_DELIVERY, isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { firstPayment } from './first-payment.ts'
import type { Known } from './reads.ts'
import type { StepAct, StepCall } from './step-act.ts'
import { voucherUse, voucherValue } from './voucher-use.ts'

type CheckOutBody = StepCall<'check_out'>['body']

type City = NonNullable<Known['city']>

/** A checkout with a negative balance is refused: lines were removed after the client paid. */
function refuseOverpaid(order: OrderRecord): void {
  const over = order.paid - order.total_value
  if (over > 0) throw rule('order.refused.overpaid', { amount: { pesos: over } }, { id: order.id })
}

/** The delivery data: the client's data of the day, stored with the order. */
function deliveryOf(order: OrderRecord, body: CheckOutBody, city: City): OrderPatch {
  return {
    city_id: city.id,
    city_name: city.name,
    department_id: city.department_id,
    address: body.address,
    phone: storedPhone(body.phone),
    contact: body.contact ?? order.contact,
    municipality: body.municipality ?? order.municipality,
    notes: body.notes ?? order.notes,
    is_bogota: city.id === BOGOTA_CITY_ID,
    check_bogota: body.check_bogota ?? null,
  }
}

/** Delivery data and the way of paying are complete: the order goes to accounting and its holds no longer expire. */
export const checkOut: StepAct<'check_out', 'city' | 'shift'> = {
  reads: ['city', 'shift'],
  decide({ order, body, context, known: { city, shift } }) {
    if (!isPaymentMethod(body.payment_method)) throw invalid({ payment_method: 'field.option' })
    if (!city) throw invalid({ city_id: 'field.unknown_record' })
    refuseOverpaid(order)
    const voucher = voucherUse(order, body)
    const isCt = body.payment_method === CASH_ON_DELIVERY
    const left = order.total_value - order.paid - voucherValue(voucher)
    // It has no way of paying of its own: with this one it is paid to the courier.
    if (isCt && (body.total_first_payment ?? 0) > 0)
      throw invalid({ total_first_payment: 'order.refused.first_payment_ct' })
    const first = firstPayment({ order, body, left, shift }, context)
    const given = first.length > 0 ? (body.total_first_payment ?? 0) : 0
    return {
      money: [...voucher, ...first],
      patch: {
        ...deliveryOf(order, body, city),
        payment_method: body.payment_method,
        total_first_payment: order.total_first_payment + given,
        checked_out_at: context.now,
        payment_validated_at: null,
        payment_validated_by: null,
      },
    }
  },
}
