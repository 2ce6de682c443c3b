import type { Clock } from '@deportivo/platform/clock'
import type { Knex } from 'knex'
import { hashPassword, isPassword } from '../password/passwords.ts'
import people from './people.json' with { type: 'json' }

const DOMAIN = 'demo.local'
const emailOf = (login: string) => `${login}@${DOMAIN}`
/** Telephone numbers reserved for examples, after those of the demo clients. */
const phoneOf = (login: string) =>
  `3005559${String(people.findIndex((person) => person.login === login)).padStart(3, '0')}`

/**
 * The users of the demo company: one per profile, and some more so that boards look real. Needs the price codes of
 * the catalogue. Does nothing where they exist; returns the ids of those it made.
 */
export async function seedUsers(
  trx: Knex,
  { password, clock }: { password: string; clock: Clock },
): Promise<number[]> {
  const missing = await withoutAccount(trx)
  if (missing.length === 0) return []
  // One hash for all: they share the password, and twenty hashes would delay the first start.
  const password_hash = await hashPassword(password)
  const now = clock.now()
  const users = missing.map(({ login, name }) => ({
    name,
    email: emailOf(login),
    phone: phoneOf(login),
    password_hash,
    email_verified_at: now,
    created_at: now,
    updated_at: now,
  }))
  const made = await trx('auth.users').insert(users).returning(['id', 'email'])
  const ids = new Map(made.map((user) => [user.email, user.id]))
  await giveProfilesAndCodes(trx, missing, (login) => ids.get(emailOf(login)) ?? 0)
  return made.map(({ id }) => id)
}

/** Sets an explicitly configured password for all demo users, also for existing ones. */
export async function setDemoPassword(trx: Knex, password: string): Promise<void> {
  const first = await trx('auth.users')
    .where({ email: emailOf('two') })
    .first('password_hash')
  if (!first || (await isPassword(password, first.password_hash))) return
  await trx('auth.users')
    .whereLike('email', `%@${DOMAIN}`)
    .update({ password_hash: await hashPassword(password) })
}

type DemoPerson = (typeof people)[number]

async function withoutAccount(trx: Knex): Promise<DemoPerson[]> {
  const taken = await trx('auth.users').whereLike('email', `%@${DOMAIN}`).pluck('email')
  return people.filter(({ login }) => !taken.includes(emailOf(login)))
}

async function giveProfilesAndCodes(
  trx: Knex,
  persons: DemoPerson[],
  idOf: (login: string) => number,
): Promise<void> {
  const codes = await trx('catalogue.published_codes').select('id', 'key')
  await trx('auth.user_profiles').insert(
    persons.map(({ login, profile }) => ({ user_id: idOf(login), profile_id: profile })),
  )
  const userCodes = persons.flatMap((person) =>
    codes
      .filter(({ key }) => person.codes.includes(key))
      .map((code) => ({ user_id: idOf(person.login), code_id: code.id })),
  )
  if (userCodes.length > 0) await trx('auth.user_codes').insert(userCodes)
}
