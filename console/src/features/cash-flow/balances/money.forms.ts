import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { formOf } from '../../../shared/form/contract-form.ts'

export const ACCOUNT_FORM = formOf(MONEY_ACCOUNT_ROUTES.create.body)

export const MONEY_TRANSFER_FORM = formOf(MONEY_TRANSFER_ROUTES.create.body)
