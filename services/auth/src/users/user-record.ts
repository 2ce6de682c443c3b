import { plainIdentification } from '@deportivo/contracts/identification'
import { storedPhone } from '@deportivo/contracts/phone'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { defineRecord } from '@deportivo/platform/records/record'
import { lockRow } from '@deportivo/platform/records/save-record'
import type { Knex } from 'knex'
import type { UserFields, UserRecord } from './stored-user.ts'
import { userErrors } from './user-errors.ts'
import { readerOf, readUser, type UserReply } from './user-rows.ts'

async function readParts(trx: Knex, user_id: number) {
  const profiles = await trx('auth.user_profiles as held')
    .join('auth.profiles as profiles', 'profiles.id', 'held.profile_id')
    .where({ user_id })
    .orderBy('profiles.sort_order')
    .pluck('held.profile_id')
  const codes = await trx('auth.user_codes').where({ user_id }).orderBy('code_id').pluck('code_id')
  return { profiles: profiles as ProfileId[], codes }
}

async function writeParts(trx: Knex, user_id: number, { profiles, codes }: UserFields): Promise<void> {
  if (profiles) {
    await trx('auth.user_profiles').where({ user_id }).delete()
    await trx('auth.user_profiles').insert(
      [...new Set(profiles)].map((profile_id) => ({ user_id, profile_id })),
    )
  }
  if (!codes) return
  await trx('auth.user_codes').where({ user_id }).delete()
  const rows = [...new Set(codes)].map((code_id) => ({ user_id, code_id }))
  if (rows.length > 0) await trx('auth.user_codes').insert(rows)
}

const columns = ({ name, email, state_id, phone, address, identification_number }: UserFields) => ({
  name,
  email,
  state_id,
  phone: phone && storedPhone(phone),
  address,
  identification_number: identification_number && plainIdentification(identification_number),
})

const sorted = <T>(list: readonly T[] | undefined) => list && [...new Set(list)].toSorted()

export const USER = defineRecord<UserRecord, UserFields, UserReply>({
  table: 'auth.users',
  subject: 'user',
  nameOf: ({ name }) => name,
  unique: { users_email: { email: 'user.email_taken' } },
  check: userErrors,
  columns,
  audited: (user) => ({ ...columns(user), profiles: sorted(user.profiles), codes: sorted(user.codes) }),
  parts: { read: readParts, write: writeParts },
  event: {
    family: 'user',
    recordOf: ({ id, version, state_id, profiles, codes }) => ({
      id,
      version,
      state_id,
      profile_ids: profiles,
      code_ids: codes,
    }),
  },
  read: (db, id, { deps, actor }) => readUser(db, id, readerOf(deps, actor)),
})

/** Locks the user for the rest of the transaction; 404 where there is none. */
export const lockUser = (trx: Knex.Transaction, id: number): Promise<UserRecord> => lockRow(trx, USER, id)
