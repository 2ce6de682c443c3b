import type { RecoveryEvent } from '@deportivo/contracts/events/recovery'
import { sendMail } from '@deportivo/platform/mail/send-mail'
import type { Deps, Job, LoggedEvent } from '@deportivo/platform/service'
import { DEFAULT_LANGUAGE, text, type Language } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { RecoveryRow, UserRow } from '../tables.ts'
import { hashOfToken, newToken, TOKEN_MS } from './token.ts'

interface Recovery {
  recovery_id: number
}

/**
 * Mails a reset token to a user. The token is created here and leaves with the mail: no event, no queue and no log
 * contains it, only its hash is stored. A failed mail is sent again with another token.
 */
export const recoveryJob: Job<Recovery> = {
  name: 'recovery-mail',
  on: {
    'recovery.requested': ({ payload }: LoggedEvent) => ({
      recovery_id: (payload as RecoveryEvent).recovery_id,
    }),
  },
  run: (deps, { recovery_id }) => mailToken(deps, recovery_id),
}

async function mailToken(deps: Deps, id: number): Promise<void> {
  const { db, clock } = deps
  const asked = await db('auth.recoveries').where({ id }).first()
  if (!asked || asked.mailed_at !== null) return
  const user = await db('auth.users')
    .whereRaw('lower(email) = ?', [asked.email])
    .where({ state_id: 'active' })
    .first()
  if (!user) return
  const token = newToken()
  const expires_at = new Date(clock.now().getTime() + TOKEN_MS)
  await db('auth.recoveries')
    .where({ id })
    .update({ user_id: user.id, token_hash: hashOfToken(token), expires_at })
  await sendMail(deps, recoveryMail(deps.config.publicUrl, user, token, await languageFor(db, user, asked)))
  await db('auth.recoveries').where({ id }).update({ mailed_at: clock.now() })
}

/** The language the user chose; else the one of the page where the reset was requested. */
async function languageFor(db: Knex, { id }: UserRow, requested: RecoveryRow): Promise<Language> {
  const chosen = await db('admin.published_preferences').where({ user_id: id }).first('language')
  return chosen?.language ?? requested.language ?? DEFAULT_LANGUAGE
}

function recoveryMail(publicUrl: string, { name, email }: UserRow, token: string, language: Language) {
  // In the fragment: it is sent to no server, so no proxy logs it.
  const link = `${publicUrl}/forgot-password#${new URLSearchParams({ email, token }).toString()}`
  const minutes = TOKEN_MS / 60_000
  return {
    to: email,
    subject: text('recovery.mail_subject', {}, language),
    text: text('recovery.mail_text', { name, link, token, minutes }, language),
  }
}
