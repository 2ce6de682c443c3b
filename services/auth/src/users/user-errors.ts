import type { BodyOf } from '@deportivo/contracts/route'
import type { createUser, updateUser } from '@deportivo/contracts/auth/users'
import { ADMINISTRATOR } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid, type Said } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { passwordErrors } from '../password/choose-password.ts'
import { grantError, isLastAdministrator } from './refusals.ts'
import type { UserRecord } from './user-record.ts'

type Fields = BodyOf<typeof updateUser>
type Errors = Record<string, Said>

async function codeErrors(trx: Knex.Transaction, { codes = [] }: Fields): Promise<Errors> {
  const known = await trx('catalogue.published_codes').whereIn('id', codes).pluck('id')
  return codes.every((id) => known.includes(id)) ? {} : { codes: { key: 'user.unknown_code' } }
}

function refuse(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Refuses a new user whom the actor may not make so, naming every wrong field at once. */
export async function refuseNewUser(
  trx: Knex.Transaction,
  actor: Actor,
  body: BodyOf<typeof createUser>,
): Promise<void> {
  const aboveActor = await grantError(trx, actor, body.profiles)
  refuse({
    ...(await codeErrors(trx, body)),
    ...passwordErrors(body, body),
    ...(aboveActor ? { profiles: aboveActor } : {}),
  })
}

interface Changing {
  actor: Actor
  user: UserRecord
  body: Fields
}

/** Refuses a change of a user that would break a rule, naming every wrong field at once. */
export async function refuseUserChange(trx: Knex.Transaction, changing: Changing): Promise<void> {
  const { user, body } = changing
  const person = { name: body.name ?? user.name, email: body.email ?? user.email }
  refuse({
    ...(await codeErrors(trx, body)),
    ...(body.password ? passwordErrors(body, person) : {}),
    ...(await profileErrors(trx, changing)),
    ...(await stateErrors(trx, changing)),
  })
}

async function profileErrors(trx: Knex.Transaction, { actor, user, body }: Changing): Promise<Errors> {
  const wanted = body.profiles
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

async function stateErrors(trx: Knex.Transaction, { actor, user, body }: Changing): Promise<Errors> {
  if (body.state_id !== 'disabled' || user.state_id === 'disabled') return {}
  if (user.id === actor.id) return { state_id: { key: 'user.not_disable_yourself' } }
  const isLast = user.profiles.includes(ADMINISTRATOR) && (await isLastAdministrator(trx, user.id))
  return isLast ? { state_id: { key: 'user.last_administrator' } } : {}
}
