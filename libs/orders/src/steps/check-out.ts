import { CASH_ON_DELIVERY, isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { holdAgain, keepHolds } from '../lines/holds.ts'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { spendVoucher } from '../money/vouchers.ts'
import type { Hand } from '../order/hand.ts'
import type { StepAct, StepCall } from './step-act.ts'

type CheckOutBody = StepCall<'check_out'>['body']

interface City {
  id: number
  name: string
  department_id: number
}

async function cityOf(trx: Knex.Transaction, id: number): Promise<City> {
  const city = await trx('sales.published_cities').where({ id }).first<City>('id', 'name', 'department_id')
  if (!city) throw invalid({ city_id: 'field.unknown_record' })
  return city
}

interface VoucherUse {
  voucher?: number
  voucher_value?: number
}

/** Takes the voucher a client pays with; answers how much of the total it covers. */
export async function useVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  { voucher, voucher_value }: VoucherUse,
  hand: Hand,
): Promise<number> {
  if (voucher === undefined || !voucher_value) return 0
  const balance = order.total_value - order.paid
  if (voucher_value > balance)
    throw invalid({
      voucher_value: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } },
    })
  await spendVoucher(trx, order, voucher, voucher_value, hand)
  return voucher_value
}

/** The voucher as the order remembers it. */
export function voucherSpent({ voucher }: VoucherUse, voucher_value: number): OrderPatch {
  return { voucher_id: voucher_value > 0 ? (voucher ?? null) : null, voucher_value }
}

function refuseFirstPayment(order: OrderRecord, firstPayment: number, voucherValue: number): void {
  const balance = order.total_value - order.paid - voucherValue
  if (firstPayment > balance)
    throw invalid({
      total_first_payment: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } },
    })
}

/** What goes where: the client's data of the day, kept with the order. */
function deliveryOf(order: OrderRecord, body: CheckOutBody, city: City): OrderPatch {
  return {
    city_id: city.id,
    city_name: city.name,
    department_id: city.department_id,
    address: body.address,
    phone: body.phone,
    contact: body.contact ?? order.contact,
    municipality: body.municipality ?? order.municipality,
    notes: body.notes ?? order.notes,
    is_bogota: city.id === BOGOTA_CITY_ID,
    check_bogota: body.check_bogota ?? null,
  }
}

/** Delivery data and the way of paying are complete: the order goes to accounting and its holds no longer expire. */
export const checkOut: StepAct<'check_out'> = async ({ trx, order, body, hand }) => {
  if (!isPaymentMethod(body.payment_method)) throw invalid({ payment_method: 'field.option' })
  const city = await cityOf(trx, body.city_id)
  if (order.has_expired_holds) await holdAgain(trx, order, hand)
  await keepHolds(trx, order)
  const voucherValue = await useVoucher(trx, order, body, hand)
  const firstPayment = body.payment_method === CASH_ON_DELIVERY ? 0 : (body.total_first_payment ?? 0)
  refuseFirstPayment(order, firstPayment, voucherValue)
  return {
    patch: {
      ...deliveryOf(order, body, city),
      ...voucherSpent(body, voucherValue),
      payment_method: body.payment_method,
      total_first_payment: firstPayment,
      checked_out_at: hand.now,
      has_expired_holds: false,
      payment_validated_at: null,
      payment_validated_by: null,
    },
  }
}
