import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import type { ReportMail } from '@deportivo/contracts/reports/report-mails'
import { defineRecord } from '@deportivo/platform/records/record'
import type { Knex } from 'knex'
import { nextAt } from './due.ts'
import type { ReportMailRow } from './tables.ts'

type Fields = Partial<Pick<ReportMailRow, 'report' | 'range' | 'query' | 'hour'>>

export type ShownMail = Omit<ReportMail, 'sent_at' | 'next_at'> & { sent_at: Date | null; next_at: Date }

/** A subscription as its user sees it. */
export function shownMail(row: ReportMailRow, now: Date): ShownMail {
  const { id, version, profile_id, report, range, query, hour, state, reason, sent_at } = row
  return {
    id,
    version,
    profile_id,
    report,
    range,
    query,
    hour,
    state,
    reason,
    sent_at,
    is_of_now: ALL_REPORTS.some(({ name, isOfNow }) => name === report && isOfNow === true),
    next_at: nextAt(row, now),
  }
}

const auditedOf = ({ report, range, query, hour }: Fields) => ({
  report,
  range,
  query: query === '' ? null : query,
  hour: hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:00`,
})

/** A report that a user has sent to themselves. What becomes of its mails is no change of it. */
export const REPORT_MAIL = defineRecord<ReportMailRow, Fields, ShownMail>({
  table: 'finance.report_mails',
  subject: 'report_mail',
  nameOf: ({ report, hour }) => `${report} · ${String(hour).padStart(2, '0')}:00`,
  unique: { report_mails_once: { report: 'report_mail.taken' } },
  isVisible: async (db, id, actor) =>
    (await db('finance.report_mails').where({ id, user_id: actor.id }).first('id')) !== undefined,
  audited: auditedOf,
  auditedRow: auditedOf,
  async read(db, id, { deps }) {
    const row = await db('finance.report_mails').where({ id }).first()
    if (!row) throw new Error('a saved subscription exists')
    return shownMail(row, deps.clock.now())
  },
})

/** A user's own, by their hour. */
export async function ownMails(db: Knex, user_id: number, now: Date): Promise<ShownMail[]> {
  const rows = await db('finance.report_mails').where({ user_id }).orderBy(['hour', 'id'])
  return rows.map((row) => shownMail(row, now))
}
