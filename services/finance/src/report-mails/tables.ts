import type { MailRange, MailReason, MailState } from '@deportivo/contracts/reports/report-mails'
import type { TableOf } from '@deportivo/platform/db/row-types'

/** A report that a user has sent to themselves every day. */
export interface ReportMailRow {
  id: number
  user_id: number
  profile_id: string
  report: string
  range: MailRange
  query: string
  hour: number
  /** The day whose mail was begun last. */
  handled_on: string
  state: MailState
  reason: MailReason | null
  attempts: number
  claimed_at: Date | null
  retry_at: Date | null
  sent_at: Date | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

type FilledIn =
  | 'id'
  | 'query'
  | 'state'
  | 'reason'
  | 'attempts'
  | 'claimed_at'
  | 'retry_at'
  | 'sent_at'
  | 'version'
  | 'updated_by'
  | 'created_at'
  | 'updated_at'

declare module 'knex/types/tables.js' {
  interface Tables {
    'finance.report_mails': TableOf<ReportMailRow, FilledIn>
  }
}
