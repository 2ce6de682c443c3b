import type { StepKey } from '@deportivo/lifecycle/order/steps'
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
import type { StepAct } from './step-act.ts'

/** The step only changes the state. */
const plain = async () => ({})

/** What each step does beyond the table's row. A row without an entry does not compile. */
export const STEP_ACTS: { [K in StepKey]: StepAct<K> } = {
  reserve,
  release,
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
