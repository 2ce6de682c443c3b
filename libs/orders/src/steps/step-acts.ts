import type { StepKey } from '@deportivo/lifecycle/order/steps'
import type { Knex } from 'knex'
import { checkOut } from './check-out.ts'
import { checkOutFromStorage, finalize } from './counter-sale.ts'
import {
  deliveredLocally,
  receivedBack,
  resend,
  resume,
  saveNews,
  toNews,
  uploadGuide,
} from './delivering.ts'
import {
  cancel,
  fullPaymentCt,
  rejectPayment,
  release,
  reserve,
  returnToWarehouse,
  validatePayment,
} from './money.ts'
import { assignAgain, assignAuxiliary, pack } from './preparing.ts'
import { remindSeller } from './remind-seller.ts'
import { readKnown, type Known, type ReadName } from './reads.ts'
import type { StepAct, StepCall, StepResult } from './step-act.ts'

/** The step only changes the state. */
const plain = { decide: () => ({}) }

/** What each step does beyond the table's row. A row without an entry does not compile. */
const STEP_ACTS: { [K in StepKey]: StepAct<K, ReadName> } = {
  reserve,
  release,
  remind_seller: remindSeller,
  check_out: checkOut,
  check_out_from_storage: checkOutFromStorage,
  cancel,
  validate_payment: validatePayment,
  reject_payment: rejectPayment,
  assign_auxiliary: assignAuxiliary,
  assign_again: assignAgain,
  get_ready: plain,
  pack,
  upload_guide: uploadGuide,
  delivered_locally: deliveredLocally,
  delivered_to_customer: plain,
  returned_by_carrier: toNews,
  received_back: receivedBack,
  resend,
  full_payment_ct: fullPaymentCt,
  upload_payment_support: plain,
  save_news: saveNews,
  request_support: plain,
  order_from_warehouse: plain,
  in_process: plain,
  received: plain,
  send_to_seller: plain,
  delivered_to_seller: plain,
  finalize,
  return: returnToWarehouse,
  to_news: toNews,
  seller_to_news: toNews,
  resume,
  seller_resume: resume,
}

/** What a step does to a locked order: reads what its act needs to know, and lets it decide. */
export async function decideAct<K extends StepKey>(
  trx: Knex.Transaction,
  key: K,
  call: StepCall<K>,
): Promise<StepResult> {
  const { reads, decide } = STEP_ACTS[key] as StepAct<K, ReadName>
  const known = reads ? await readKnown(trx, reads, call.order, call.body) : ({} as Known)
  return decide({ ...call, known })
}
