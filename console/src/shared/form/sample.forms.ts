import { StageTargets } from '@deportivo/contracts/admin/settings'
import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import { formOf } from './contract-form.ts'

/** Forms for the tests of forms: with fields of many kinds, and with times. */
export const CLIENT_FORM = formOf(createClient.body)

export const CLIENT_CHANGE_FORM = formOf(updateClient.body)

export const TARGETS_FORM = formOf(StageTargets)
