import { OFFICE_FIELDS } from '@deportivo/contracts/orders/orders'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

export const NOTES_FORM = formOf(Strict(OFFICE_FIELDS))
