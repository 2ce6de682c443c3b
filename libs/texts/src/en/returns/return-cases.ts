import type { returnCases as spanish } from '../../es/returns/return-cases.ts'

export const returnCases: Record<keyof typeof spanish, string> = {
  'return.state.return_pending': 'Pending',
  'return.state.return_received_store': 'Received in store',
  'return.state.returned_to_store': 'Returned to store',
  'return.state.available_to_enlisting': 'Available for picking',
  'return.state.return_voucher': 'Voucher issued',
  'return.state.return_enlisting': 'Picking',
  'return.state.return_delivered': 'Delivered',
  'return.state.return_cancelled': 'Cancelled',
  'return.step.pending': 'Return pending',
  'return.step.received_in_store': 'Return received in store',
  'return.step.return_to_store': 'Return put back in store',
  'return.step.voucher': 'Voucher of the return created',
  'return.step.exchange_available': 'Replacement held',
  'return.step.enlist': 'Picking the replacement',
  'return.step.delivered': 'Return delivered',
  'return.step.cancel': 'Return cancelled',
  'return.refused.wrong_state': 'The return is in “{state}” and that step is not possible now.',
  'return.refused.forbidden': 'Your profile cannot take this step.',
  'return.refused.needs_exchange_rate': 'Choose which share of what was paid is recognised.',
  'return.refused.guide_missing': 'The guide or the photo of the shipment is missing.',
}
