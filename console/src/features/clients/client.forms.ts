import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import { formOf } from '../../shared/form/contract-form.ts'

export const CLIENT_FORM = formOf(createClient.body)
export const CLIENT_CHANGE_FORM = formOf(updateClient.body)
