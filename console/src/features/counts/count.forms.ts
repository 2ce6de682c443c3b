import { startCount } from '@deportivo/contracts/catalogue/counts'
import { formOf } from '../../shared/form/contract-form.ts'

export const NEW_COUNT_FORM = formOf(startCount.body)
