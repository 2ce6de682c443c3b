import { invalid } from '@deportivo/platform/http/refused'
import { holdAgain } from '../lines/holds.ts'
import type { OrderRecord } from '../order/order-record.ts'
import { openShiftId, type NewPayment } from '../money/payments.ts'
import type { StepAct } from './step-act.ts'
import { useVoucher, voucherSpent } from './check-out.ts'

const CASH = 1
const TRANSFER = 2

interface CounterMoney {
  cash_payment?: number
  payment_by_transfer?: number
  voucher_value?: number
}

/** Cash, transfer and voucher together must be exactly what is owed: no debt leaves over the counter. */
function counterPayments(
  order: OrderRecord,
  money: CounterMoney,
  voucherValue: number,
  shiftId: number | null,
): NewPayment[] {
  const cash = money.cash_payment ?? 0
  const transfer = money.payment_by_transfer ?? 0
  const total = order.total_value - order.paid
  if (cash + transfer + voucherValue !== total) {
    const said = { key: 'order.refused.money_differs' as const, values: { total: { pesos: total } } }
    throw invalid({ cash_payment: said, payment_by_transfer: said })
  }
  return [
    { kind: 'cash', amount: cash, payment_method: CASH, shift_id: shiftId },
    { kind: 'transfer', amount: transfer, payment_method: TRANSFER, shift_id: shiftId },
  ]
}

/** Sold over the counter: paid in full, into an open cash register, and the goods leave at once. */
export const checkOutFromStorage: StepAct<'check_out_from_storage'> = async ({ trx, order, body, hand }) => {
  const shiftId = await openShiftId(trx, body.cashier_id)
  if (order.has_expired_holds) await holdAgain(trx, order, hand)
  const voucherValue = await useVoucher(trx, order, body, hand)
  const payments = counterPayments(order, body, voucherValue, shiftId)
  const isMostlyCash = (body.cash_payment ?? 0) >= (body.payment_by_transfer ?? 0)
  return {
    payments,
    patch: {
      payment_method: isMostlyCash ? CASH : TRANSFER,
      ...voucherSpent(body, voucherValue),
      has_expired_holds: false,
      checked_out_at: hand.now,
    },
  }
}

/** The seller's client has paid: the order is closed and the units leave the seller's hands. */
export const finalize: StepAct<'finalize'> = async ({ trx, order, body, hand }) => {
  const shiftId = body.cashier_id === undefined ? null : await openShiftId(trx, body.cashier_id)
  const voucherValue = await useVoucher(trx, order, body, hand)
  const payments = counterPayments(order, body, voucherValue, shiftId)
  return {
    payments,
    patch: {
      ...voucherSpent(body, voucherValue),
      checked_out_at: hand.now,
    },
  }
}
