import { PRICE_FIELDS } from '@deportivo/contracts/orders/lines'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

export const PRICE_FORM = formOf(Strict(PRICE_FIELDS))
