import type { ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import { cancelReturn } from '@deportivo/inventory/return-stock'
import { rule } from '@deportivo/platform/http/refused'
import { lockCredit } from './credit.ts'
import { handOverExchange, heldReplacement, holdExchange, NO_REPLACEMENT, sendExchange } from './exchange.ts'
import { backToPending, receiveInStore, refuseGone, returnedNow, returnToStore } from './goods.ts'
import { batchOf, type StepAct } from './step-act.ts'

/** The kernel of orders, which reads the event, lowers what the order owes and issues what is left as a voucher. */
const settleByVoucher: StepAct = async ({ call, row }) => {
  const credited_value = await lockCredit(call.trx, row)
  if (credited_value === 0) throw rule('return.refused.nothing_paid', {}, { id: row.id })
  return { patch: { settlement: 'voucher', credited_value, settled_at: call.audit.at } }
}

const cancel: StepAct = async ({ call, row, body }) => {
  const outcome = await cancelReturn(call.trx, {
    returned: returnedNow(call, row),
    replacement: heldReplacement(call, row),
    actor: call.actor,
    at: call.audit.at,
  })
  return {
    patch: { ...NO_REPLACEMENT, goods: null, settlement: null, price_difference: 0 },
    batch: batchOf(outcome, (short) => refuseGone(row, short)),
    note: body.reason ?? null,
  }
}

const stateAlone: StepAct = () => Promise.resolve({})

/** What each step does besides moving the case to its state. */
export const STEP_ACTS: Readonly<Record<ReturnStepKey, StepAct>> = {
  received_in_store: receiveInStore,
  pending: backToPending,
  return_to_store: returnToStore,
  voucher: settleByVoucher,
  exchange_available: holdExchange,
  enlist: stateAlone,
  delivered: sendExchange,
  hand_over: handOverExchange,
  cancel,
}
