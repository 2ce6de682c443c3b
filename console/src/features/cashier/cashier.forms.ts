import { closeShift, recordDrawerEntry } from '@deportivo/contracts/finance/cashiers'
import { formOf } from '../../shared/form/contract-form.ts'

export const CLOSE_FORM = formOf(closeShift.body)

export const DRAWER_FORM = formOf(recordDrawerEntry.body)
