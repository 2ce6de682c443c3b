import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import { ADMINISTRATOR } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { passwordErrors } from '../password/choose-password.ts'
import { grantError, isLastAdministrator, refuseAbove } from './refusals.ts'
import type { UserFields, UserRecord } from './stored-user.ts'

type Errors = Record<string, KeyedText>

async function codeErrors(trx: Knex.Transaction, { codes = [] }: UserFields): Promise<Errors> {
  const known = await trx('catalogue.published_codes').whereIn('id', codes).pluck('id')
  return codes.every((id) => known.includes(id)) ? {} : { codes: { key: 'user.unknown_code' } }
}

interface Changing {
  actor: Actor
  user: UserRecord
  fields: UserFields
}

async function errorsOfNew(trx: Knex.Transaction, actor: Actor, fields: UserFields): Promise<FieldErrors> {
  const above = await grantError(trx, actor, fields.profiles ?? [])
  const { name = '', email = '', password = '' } = fields
  return {
    ...(await codeErrors(trx, fields)),
    ...(await passwordErrors({ ...fields, password }, { name, email })),
    ...(above ? { profiles: above } : {}),
  }
}

async function errorsOfChange(trx: Knex.Transaction, changing: Changing): Promise<FieldErrors> {
  const { actor, user, fields } = changing
  await refuseAbove(trx, actor, user)
  const person = { name: fields.name ?? user.name, email: fields.email ?? user.email }
  const { password } = fields
  return {
    ...(await codeErrors(trx, fields)),
    ...(password ? await passwordErrors({ ...fields, password }, person) : {}),
    ...(await profileErrors(trx, changing)),
    ...(await stateErrors(trx, changing)),
  }
}

/** The errors of a user that is created or changed, all wrong fields at once. */
export const userErrors = (
  { trx, actor }: RecordCall,
  { before, fields }: RecordInput<UserRecord, UserFields>,
): Promise<FieldErrors> =>
  before === null ? errorsOfNew(trx, actor, fields) : errorsOfChange(trx, { actor, user: before, fields })

async function profileErrors(trx: Knex.Transaction, { actor, user, fields }: Changing): Promise<Errors> {
  const wanted = fields.profiles
  if (!wanted) return {}
  const added = wanted.filter((profile) => !user.profiles.includes(profile))
  const above = await grantError(trx, actor, added)
  if (above) return { profiles: above }
  const removed = user.profiles.filter((profile) => !wanted.includes(profile))
  if (removed.includes(ADMINISTRATOR) && (await isLastAdministrator(trx, user.id)))
    return { profiles: { key: 'user.last_administrator' } }
  const isOwn = user.id === actor.id && removed.some((profile) => profile === actor.profile)
  return isOwn ? { profiles: { key: 'user.keep_profile_in_use' } } : {}
}

async function stateErrors(trx: Knex.Transaction, { actor, user, fields }: Changing): Promise<Errors> {
  if (fields.state_id !== 'disabled' || user.state_id === 'disabled') return {}
  if (user.id === actor.id) return { state_id: { key: 'user.not_disable_yourself' } }
  const isLast = user.profiles.includes(ADMINISTRATOR) && (await isLastAdministrator(trx, user.id))
  return isLast ? { state_id: { key: 'user.last_administrator' } } : {}
}
