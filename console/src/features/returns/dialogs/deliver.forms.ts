import { ReturnChange } from '@deportivo/contracts/returns/returns'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

const { conveyor, guide_number, is_collected, shipping_date } = ReturnChange.properties

export const DELIVER_FORM = formOf(Strict({ conveyor, guide_number, is_collected, shipping_date }))
