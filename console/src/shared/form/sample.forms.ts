import { createClient } from '@deportivo/contracts/clients/clients'
import { formOf } from './contract-form.ts'

/** A form with fields of many kinds, for the tests of forms. */
export const CLIENT_FORM = formOf(createClient.body)
