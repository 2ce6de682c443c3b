import { login } from '@deportivo/contracts/auth/sign-in'
import { prepared } from '@deportivo/platform/db/prepared'
import { SettingError } from '@deportivo/platform/config'
import { MISSING_PRIVATE_KEY, signToken } from '@deportivo/platform/http/guard/keys'
import { invalid } from '@deportivo/platform/http/refused'
import { changePublic, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import { v7 as uuid } from 'uuid'
import { checkCode } from '../second-factor/check-code.ts'
import { isPassword } from '../password/passwords.ts'
import { beginAttempt, revertAttempt, type Attempt, type AttemptedUser } from '../session/login-attempt.ts'
import { createKeyedLimiter } from '@deportivo/platform/keyed-limiter'

// A working day with its breaks; the next morning begins with a password.
export const SESSION_MS = 12 * 60 * 60_000

// More than a person has phones, desktops and browsers; the one that was used longest ago ends when another begins.
export const MOST_SESSIONS = 30

// An attempt counts as a failure until it succeeded: many right ones at once must not lock their owner out.
const inTurn = createKeyedLimiter(4)

export interface Credentials {
  email: string
  password: string
  address: string
  userAgent: string
  /** Of the second factor. */
  code?: string | undefined
}

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>

export interface SignedIn {
  access_token: string
  expires_at: string
}

/** Opens a session. A wrong password, an unknown and a disabled account get the same reply after the same time. */
export function logIn(deps: LoginDeps, credentials: Credentials): Promise<SignedIn> {
  const attempt = { account: credentials.email.trim().toLowerCase(), address: credentials.address }
  return inTurn(`${attempt.account} ${attempt.address}`, () => tryOnce(deps, credentials, attempt))
}

async function tryOnce(deps: LoginDeps, credentials: Credentials, attempt: Attempt): Promise<SignedIn> {
  const user = await beginAttempt(deps.db, { ...attempt, now: deps.clock.now() })
  const isActive = user?.state_id === 'active'
  const isRight = await isPassword(credentials.password, user?.password_hash ?? null)
  if (!user || !isActive || !isRight) throw wrongPair()
  if (user.second_factor_at !== null) await secondProof(deps, user.id, attempt, credentials.code)
  return openSession(deps, user, credentials, attempt)
}

const wrongPair = () => invalid({ email: 'auth.check_email', password: 'auth.check_password' })

/**
 * A missing code is requested; a wrong one counts as a failure, or an attacker with the password could try all
 * codes.
 */
async function secondProof(
  deps: LoginDeps,
  userId: number,
  attempt: Attempt,
  code: string | undefined,
): Promise<void> {
  if (code?.trim()) return checkCode(deps, userId, code)
  await revertAttempt(deps.db, attempt)
  throw invalid({ code: 'factor.code_required' }, { second_factor: true })
}

const finish = prepared<{ opened: boolean }>(
  'finish an attempt',
  'select auth.finish_attempt($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as opened',
)

/**
 * Opens the session, ends the one used longest ago beyond the most, and forgives earlier failures. Hashing takes time: an
 * account whose password, second factor or status changed meanwhile is refused.
 */
async function openSession(
  { db, clock, keys }: LoginDeps,
  user: AttemptedUser,
  { userAgent }: Credentials,
  { account, address }: Attempt,
): Promise<SignedIn> {
  const now = clock.now()
  // Whole seconds: the token and its row must expire at the same time.
  const exp = Math.floor((now.getTime() + SESSION_MS) / 1_000)
  const id = uuid()
  const [finished] = await finish(db, [
    account,
    address,
    user.id,
    user.password_hash,
    user.second_factor_at,
    id,
    now,
    new Date(exp * 1_000),
    userAgent.slice(0, 300),
    MOST_SESSIONS,
  ])
  if (!finished?.opened) throw wrongPair()
  return {
    access_token: signToken(keys, { sub: String(user.id), jti: id, exp }),
    expires_at: new Date(exp * 1_000).toISOString(),
  }
}

export const logInRoute: Routes = (app, deps) => {
  // Fails at the start, not at the first sign-in.
  if (!deps.keys.privateKey) throw new SettingError(MISSING_PRIVATE_KEY)
  changePublic(app, deps, login, async ({ body, request }) =>
    withMessage(
      'auth.signed_in',
      await logIn(deps, {
        email: body.email,
        password: body.password,
        code: body.code,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    ),
  )
}
