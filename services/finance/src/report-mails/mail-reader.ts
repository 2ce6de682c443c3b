import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { MailReason } from '@deportivo/contracts/reports/report-mails'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { readActor } from '@deportivo/platform/http/guard/read-actor'
import type { Knex } from 'knex'
import type { ReportMailRow } from './tables.ts'

/** Who gets a mail, as they are now; or why they get none. */
export async function readMailReader(
  db: Knex,
  { user_id, profile_id }: Pick<ReportMailRow, 'user_id' | 'profile_id'>,
  { permission }: Pick<DeclaredReport, 'permission'>,
): Promise<Actor | MailReason> {
  const actor = await readActor(db, user_id, profile_id)
  if (!actor) return 'inactive'
  return may(actor, permission) ? actor : 'no_permission'
}
