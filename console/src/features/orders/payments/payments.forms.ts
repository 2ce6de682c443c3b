import { payByVoucher, recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { payRefund } from '@deportivo/contracts/orders/refunds'
import type { StepFields } from '../../../entities/order/steps/use-steps.ts'
import { formOf, type ContractForm } from '../../../shared/form/contract-form.ts'

// The file of a body goes beside its fields, so a form has none.
export const ADD_FORM = formOf(recordPayment.body) as unknown as ContractForm<StepFields>
export const VOUCHER_FORM = formOf(payByVoucher.body)
export const REJECT_FORM = formOf(rejectPayment.body)
export const REFUND_FORM = formOf(payRefund.body) as unknown as ContractForm<StepFields>
