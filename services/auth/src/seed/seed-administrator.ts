import { SettingError } from '@deportivo/platform/config'
import type { Knex } from 'knex'
import { hashPassword } from '../session/passwords.ts'

const SHORTEST_PASSWORD = 8

/** The first administrator of an empty installation. Does nothing once anybody has an account. */
export async function seedAdministrator(
  trx: Knex,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await trx('auth.users').first('id')) return false
  if (password.length < SHORTEST_PASSWORD)
    throw new SettingError(`ADMIN_PASSWORD needs ${SHORTEST_PASSWORD} characters at least`)
  const [user] = await trx('auth.users')
    .insert({ name: email, email: email.trim(), password_hash: await hashPassword(password) })
    .returning('id')
  if (!user) throw new Error('the administrator was not made')
  await trx('auth.user_profiles').insert({ user_id: user.id, profile_id: 'two' })
  const codes = await trx('catalogue.published_codes').select('id')
  if (codes.length > 0)
    await trx('auth.user_codes').insert(codes.map((code) => ({ user_id: user.id, code_id: code.id })))
  return true
}
