import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { formOf } from '../../../shared/form/contract-form.ts'

export const CLOSE_FORM = formOf(MONTH_CLOSE_ROUTES.close.body)

export const REOPEN_FORM = formOf(MONTH_CLOSE_ROUTES.reopen.body)
