import { createClient } from '@deportivo/contracts/clients/clients'
import { formOf } from '../../shared/form/contract-form.ts'

export const CLIENT_FORM = formOf(createClient.body)
