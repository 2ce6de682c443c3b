import { expect, it } from 'vitest'
import type { OrderState } from './states.ts'
import { ORDER_STEPS, STEP_KEYS, type StepKey } from './steps.ts'

// Written out, and not computed from the table: a state that a step is allowed in by mistake is seen here.
// prettier-ignore
const STARTS_IN: Record<StepKey, readonly OrderState[]> = {
  reserve: ['pre_orden'],
  release: ['reserved'],
  remind_seller: ['reserved'],
  check_out: ['pre_orden', 'reserved'],
  check_out_from_storage: ['pre_orden', 'reserved'],
  cancel: ['pre_orden', 'reserved', 'validating_payment', 'assign_dispatch_assistant', 'getting_ready', 'packing_up', 'reserved_by_seller', 'local_order', 'in_process', 'received_1', 'sent_to_seller', 'delivered_to_seller', 'return_to_news'],
  validate_payment: ['validating_payment'],
  reject_payment: ['validating_payment'],
  assign_auxiliary: ['validating_payment'],
  assign_again: ['assign_dispatch_assistant', 'getting_ready'],
  get_ready: ['assign_dispatch_assistant'],
  pack: ['getting_ready'],
  upload_guide: ['packing_up'],
  delivered_locally: ['packing_up', 'file_guide_sale'],
  delivered_to_customer: ['file_guide_sale', 'delivered_local'],
  returned_by_carrier: ['file_guide_sale'],
  received_back: ['return_to_news'],
  resend: ['return_to_news'],
  full_payment_ct: ['delivered_local', 'delivered_customer'],
  upload_payment_support: ['full_payment_ct'],
  save_news: ['validating_payment', 'assign_dispatch_assistant', 'getting_ready', 'packing_up', 'file_guide_sale'],
  request_support: ['validating_payment'],
  order_from_warehouse: ['reserved_by_seller'],
  in_process: ['local_order'],
  received: ['in_process'],
  send_to_seller: ['received_1'],
  delivered_to_seller: ['sent_to_seller'],
  finalize: ['delivered_to_seller'],
  return: ['sent_to_seller', 'delivered_to_seller'],
  to_news: ['validating_payment', 'assign_dispatch_assistant', 'getting_ready', 'packing_up'],
  seller_to_news: ['reserved_by_seller', 'local_order', 'in_process', 'received_1', 'sent_to_seller', 'delivered_to_seller'],
  resume: ['return_to_news'],
  seller_resume: ['return_to_news'],
}

it.each(STEP_KEYS)('%s is possible in its states alone', (key) => {
  expect([...ORDER_STEPS[key].from].sort()).toEqual([...STARTS_IN[key]].sort())
})
