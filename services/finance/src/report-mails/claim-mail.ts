import type { MailReason } from '@deportivo/contracts/reports/report-mails'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { hourAt, retryAt } from './due.ts'
import type { ReportMailRow } from './tables.ts'

/** Longer than a mail takes with a slow server: what was claimed before, and did not end, was interrupted. */
const INTERRUPTED_AFTER_MS = 15 * 60_000

// Of a day once: a mail that was missed on earlier days is not sent for each of them. One that was interrupted is sent a
// second time, and no third: it may have left.
const DUE = `
  hour <= :hour and (
    handled_on < :today
    or (handled_on = :today and state = 'failed' and retry_at <= :now)
    or (handled_on = :today and state = 'sending' and claimed_at < :interrupted)
  )`

const CLAIM = `
  update finance.report_mails set
    state = case when state = 'sending' and handled_on = :today then 'resending' else 'sending' end,
    attempts = case when handled_on = :today then attempts + 1 else 1 end,
    handled_on = :today, claimed_at = :now, reason = null, retry_at = null
  where id = (
    select id from finance.report_mails where ${DUE} order by hour, id limit 1 for update skip locked
  )
  returning *`

const momentOf = (now: Date) => ({
  now,
  today: businessDay(now),
  hour: hourAt(now),
  interrupted: new Date(now.getTime() - INTERRUPTED_AFTER_MS),
})

/** Takes the next mail that is due, and marks it before it is sent: another process, or a later run, does not send it. */
export async function claimMail(db: Knex, now: Date): Promise<ReportMailRow | undefined> {
  const [claimed] = await queryRows<ReportMailRow>(db, CLAIM, momentOf(now))
  return claimed
}

export type MailOutcome =
  | { state: 'sent' | 'stored' }
  | { state: 'skipped'; reason: MailReason }
  | { state: 'failed'; reason: MailReason; mayRetry: boolean }

/** Records what became of a mail. One that was ended meanwhile is gone. */
export async function settleMail(
  db: Knex,
  { id, attempts }: Pick<ReportMailRow, 'id' | 'attempts'>,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  const retry = outcome.state === 'failed' && outcome.mayRetry ? retryAt(attempts, now) : null
  await db('finance.report_mails')
    .where({ id })
    .update({
      state: outcome.state,
      reason: 'reason' in outcome ? outcome.reason : null,
      retry_at: retry,
      ...('reason' in outcome ? {} : { sent_at: now }),
    })
}

const POSTPONE = `
  update finance.report_mails set
    attempts = case when handled_on = :today then attempts + 1 else 1 end,
    handled_on = :today, state = 'failed', reason = 'server', retry_at = :retry
  where id in (select id from finance.report_mails where ${DUE} for update skip locked)`

/** While the mail server is away, the others that are due fail without trying it, and show so. */
export async function postponeDue(db: Knex, attempts: number, now: Date): Promise<void> {
  await db.raw(POSTPONE, { ...momentOf(now), retry: retryAt(attempts, now) })
}
