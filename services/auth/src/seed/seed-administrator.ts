import { login } from '@deportivo/contracts/auth/sign-in'
import { SettingError } from '@deportivo/platform/config'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { passwordErrors } from '../password/choose-password.ts'
import { hashPassword } from '../password/passwords.ts'

interface First {
  email: string
  password: string
}

/** The first administrator of an empty installation. Does nothing once an account exists. */
export async function seedAdministrator(trx: Knex, { email, password }: First): Promise<boolean> {
  if (await trx('auth.users').first('id')) return false
  refuseWrongAddress(email.trim())
  await refuseWeak({ email, password })
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

const isLoginAddress = compileValidator({ schema: login.body.properties.email, method: '', url: '' })

/** The account of an address that the sign-in refuses could not be used. */
function refuseWrongAddress(email: string): void {
  if (!isLoginAddress(email)) throw new SettingError(`ADMIN_EMAIL is not an address of mail: ${email}`)
}

/** The first administrator's password follows the rules of all passwords. */
async function refuseWeak({ email, password }: First): Promise<void> {
  const person = { name: '', email: email.trim() }
  const { password: refused } = await passwordErrors({ password, password_confirmation: password }, person)
  if (refused) throw new SettingError(`ADMIN_PASSWORD: ${text(refused.key, refused.values, 'en')}`)
}
