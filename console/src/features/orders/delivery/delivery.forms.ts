import { ORDER_FIELDS } from '@deportivo/contracts/orders/orders'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

export const DELIVERY_FORM = formOf(Strict(ORDER_FIELDS))
