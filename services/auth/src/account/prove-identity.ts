import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { isPassword } from '../password/passwords.ts'
import { beginAttempt, forgiveAttempts } from '../session/login-attempt.ts'
import type { UserRecord } from '../users/stored-user.ts'
import { lockUser } from '../users/user-record.ts'

interface Claim {
  actor: Actor
  address: string
  password: string
  /** If the form requires it. */
  field: 'password' | 'current_password'
}

/** The user who proved their identity, and the password hash it was checked against. */
export interface Proof {
  user_id: number
  password_hash: string
  field: Claim['field']
}

const wrong = (field: Claim['field']) => invalid({ [field]: 'password.wrong' })

/**
 * Refuses a wrong password of the signed-in account. Counted like a login, before the caller's transaction: a
 * stolen session must not allow guessing the password.
 */
export async function proveIdentity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, address, password, field }: Claim,
): Promise<Proof> {
  const attempt = { account: actor.email.toLowerCase(), address }
  await beginAttempt(db, { ...attempt, now: clock.now() })
  const user = await db('auth.users').where({ id: actor.id }).first('password_hash')
  if (!(await isPassword(password, user?.password_hash ?? null)) || !user) throw wrong(field)
  await forgiveAttempts(db, attempt)
  return { user_id: actor.id, password_hash: user.password_hash, field }
}

/** Locks the account of a proof; refuses when its password changed meanwhile. */
export async function lockVerified(trx: Knex.Transaction, proof: Proof): Promise<UserRecord> {
  const user = await lockUser(trx, proof.user_id)
  if (user.password_hash !== proof.password_hash) throw wrong(proof.field)
  return user
}
