import { resetPassword, verifyRecoveryToken } from '@deportivo/contracts/auth/recovery'
import { invalid } from '@deportivo/platform/http/refused'
import { changePublic, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { auditContextOf } from '@deportivo/platform/audit/write-audit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { changeRecord } from '@deportivo/platform/records/save-record'
import { DEFAULT_LANGUAGE } from '@deportivo/texts/text'
import { passwordErrors } from '../password/choose-password.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashPassword } from '../password/passwords.ts'
import { hitOrRefuse } from '../session/login-rate-limit.ts'
import type { UserRow } from '../tables.ts'
import { USER } from '../users/user-record.ts'
import { hashOfToken } from './token.ts'
import { voidRecoveries } from '../password/void-recoveries.ts'

interface Shown {
  email: string
  token: string
}

interface Open {
  recovery_id: number
  user: UserRow
}

const wrongToken = () => invalid({ token: 'recovery.token_invalid' })

/** The request a token belongs to. Unknown, foreign, used and expired tokens get the same response. */
async function openRecovery(db: Knex, { email, token }: Shown, now: Date): Promise<Open> {
  const recovery = await db('auth.recoveries')
    .where({ token_hash: hashOfToken(token.trim()), used_at: null })
    .where('expires_at', '>', now)
    .first()
  const user =
    recovery?.user_id && (await db('auth.users').where({ id: recovery.user_id, state_id: 'active' }).first())
  if (!recovery || !user || user.email.toLowerCase() !== email.trim().toLowerCase()) throw wrongToken()
  return { recovery_id: recovery.id, user }
}

export const verifyTokenRoute: Routes = (app, deps) =>
  changePublic(app, deps, verifyRecoveryToken, async ({ body, db, request }) => {
    const now = deps.clock.now()
    await hitOrRefuse(db, { kind: 'address', key: request.ip, now })
    const { user } = await openRecovery(db, body, now)
    // The token arrived by mail: using it proves this address, whatever follows. No version: no editor sees this.
    const { id, email } = user
    await db('auth.users').where({ id, email, email_verified_at: null }).update({ email_verified_at: now })
    return withMessage('recovery.token_valid', null)
  })

export const resetPasswordRoute: Routes = (app, deps) =>
  changePublic(app, deps, resetPassword, async ({ body, db, request }) => {
    const now = deps.clock.now()
    await hitOrRefuse(db, { kind: 'address', key: request.ip, now })
    const open = await openRecovery(db, body, now)
    const errors = await passwordErrors(body, open.user)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const password_hash = await hashPassword(body.password)
    await db.transaction((trx) => takeNewPassword(deps, trx, { ...open, password_hash, now, request }))
    deps.wake.notify('sessions')
    deps.wake.notify('outbox')
    return withMessage('recovery.password_set', null)
  })

interface NewPassword extends Open {
  password_hash: string
  now: Date
  request: { ip: string; id: string }
}

/** The user as the one who acts. Not signed in, so without a profile and its permissions. */
const ownerOf = ({ id, name, email }: UserRow): Actor => ({
  id,
  name,
  email,
  profile: '',
  session_id: '',
  profiles: [],
  grants: {},
  code_ids: [],
  language: DEFAULT_LANGUAGE,
})

async function takeNewPassword(
  deps: Deps,
  trx: Knex.Transaction,
  { recovery_id, user, password_hash, now, request }: NewPassword,
): Promise<void> {
  // Locked first, as by everyone who voids its tokens: another address may be stored while a password is hashed.
  const owner = await trx('auth.users').where({ id: user.id, email: user.email }).forUpdate().first('id')
  if (!owner) throw wrongToken()
  // In the same statement as the check: of two simultaneous uses of a token, the second is refused.
  const used = await trx('auth.recoveries')
    .where({ id: recovery_id, used_at: null })
    .update({ used_at: now, used_from: request.ip })
  if (used === 0) throw wrongToken()
  await voidRecoveries(trx, user.id, now)
  const actor = ownerOf(user)
  const audit = { ...auditContextOf(actor, request, now), by_profile: null }
  await changeRecord({ deps, trx, actor, audit }, USER, {
    id: user.id,
    fields: {},
    set: { password_hash, email_verified_at: now },
    secrets: ['password'],
    act: 'password_recovered',
  })
  await endSessions(trx, { user_id: user.id }, { reason: 'password', now })
  // Access to the mailbox proves more than a password does.
  await trx('auth.login_failures').where({ account: user.email.toLowerCase() }).delete()
}

// A day is enough to investigate last night; addresses without an account must not be stored longer.
const RETENTION_MS = 24 * 60 * 60_000

export async function deleteOldRecoveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db('auth.recoveries')
    .where('requested_at', '<', new Date(clock.now().getTime() - RETENTION_MS))
    .delete()
}
