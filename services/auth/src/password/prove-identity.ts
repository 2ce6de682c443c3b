import type { Actor } from '@deportivo/platform/http/actor'
import { invalid } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import { isPassword } from '../session/passwords.ts'
import { countTry, forgive } from '../session/throttle.ts'

interface Proof {
  actor: Actor
  address: string
  password: string
  /** Where the form asks for it. */
  field: 'password' | 'current_password'
}

/**
 * Refuses who doesn't know the password of the account they are in. Counted like a sign-in, outside the caller's
 * transaction: a found session must not become a place to guess.
 */
export async function proveIdentity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, address, password, field }: Proof,
): Promise<void> {
  const attempt = { account: actor.email.toLowerCase(), address }
  await countTry(db, { ...attempt, now: clock.now() })
  const user = await db('auth.users').where({ id: actor.id }).first('password_hash')
  if (!(await isPassword(password, user?.password_hash ?? null))) throw invalid({ [field]: 'password.wrong' })
  await forgive(db, attempt)
}
