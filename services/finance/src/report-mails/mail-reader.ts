import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { MailReason } from '@deportivo/contracts/reports/report-mails'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { MailReaderRow, ReportMailRow } from './tables.ts'

/** The user as the one who reads: with what the profile of the subscription grants now, and without a session. */
const actorOf = (row: MailReaderRow, profile: string): Actor => ({
  ...{ id: row.id, name: row.name, email: row.email, code_ids: row.code_ids },
  ...{ profile, profiles: row.profile_ids, grants: row.profiles[profile] ?? {}, session_id: '' },
  language: LANGUAGES.find((language) => language === row.language) ?? DEFAULT_LANGUAGE,
})

/** Who gets a mail, as they are now; or why they get none. */
export async function readMailReader(
  db: Knex,
  { user_id, profile_id }: Pick<ReportMailRow, 'user_id' | 'profile_id'>,
  { permission }: Pick<DeclaredReport, 'permission'>,
): Promise<Actor | MailReason> {
  const row = await db('auth.published_readers').where({ id: user_id }).first()
  if (!row?.is_active) return 'inactive'
  const actor = actorOf(row, profile_id)
  return may(actor, permission) ? actor : 'no_permission'
}
