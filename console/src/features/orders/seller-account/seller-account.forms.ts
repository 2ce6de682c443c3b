import { closeSettlement } from '@deportivo/contracts/sellers/settlements'
import { formOf } from '../../../shared/form/contract-form.ts'

export const CLOSE_SETTLEMENT_FORM = formOf(closeSettlement.body)
