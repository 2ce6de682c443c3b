import {
  CASH,
  CASH_ON_DELIVERY,
  isPaymentMethod,
  type PaymentMethodId,
} from '@deportivo/lifecycle/payment-methods'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { invalid } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { PaidOrder } from '../ledger.ts'
import type { NewPayment } from './payments.ts'
import { requireShift } from '../registers/shifts.ts'

type Sold = Pick<PaidOrder, 'type_order'>

/** Cash is confirmed only by users of a register, and by those who sell at its counter: others would create money. */
const mayUseRegister = (order: Sold, actor: Actor) =>
  may(actor, 'manage cashier') || (orderKind(order).track === 'counter' && may(actor, 'create sales local'))

/** The open shift of the register that the caller books cash into; refuses others, and a closed register. */
export function shiftForCash(order: Sold, shift: number | null, cashierId: number, actor: Actor): number {
  if (!mayUseRegister(order, actor)) throw invalid({ cashier_id: 'order.refused.not_a_cashier' })
  return requireShift(shift, cashierId)
}

export interface PaymentInput {
  amount: number
  payment_method: number | undefined
  cashier_id?: number | undefined
  note?: string | null | undefined
}

/** A method for paying now: cash on delivery is paid to the courier, later. */
export function methodFrom(payment_method: number | undefined): PaymentMethodId {
  if (payment_method === undefined) throw invalid({ payment_method: 'field.required' })
  if (!isPaymentMethod(payment_method) || payment_method === CASH_ON_DELIVERY)
    throw invalid({ payment_method: 'field.option' })
  return payment_method
}

/**
 * Money that a client pays before delivery: cash in an open register is confirmed at once, all else later. `shift` is
 * the open one of that register.
 */
export function paymentFrom(
  order: Sold,
  when: 'first' | 'later',
  { amount, payment_method, cashier_id, note = null }: PaymentInput,
  shift: number | null,
  { actor }: CommandContext,
): NewPayment {
  const method = methodFrom(payment_method)
  const isFirst = when === 'first'
  const recorded = { amount, payment_method: method, note }
  if (method !== CASH) {
    const proof = isFirst ? 'optional' : 'required'
    return { ...recorded, kind: isFirst ? 'first' : 'transfer', status: 'unconfirmed', proof }
  }
  const kind = isFirst ? 'first' : 'cash'
  if (cashier_id === undefined) return { ...recorded, kind, status: 'unconfirmed' }
  const shift_id = shiftForCash(order, shift, cashier_id, actor)
  return { ...recorded, kind, status: 'confirmed', shift_id }
}
