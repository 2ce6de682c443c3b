import { undoStep } from '@deportivo/contracts/orders/orders'
import { formOf } from '../../../shared/form/contract-form.ts'

export const REVERSE_FORM = formOf(undoStep.body)
