import { narrowedReport } from '@deportivo/contracts/reports/shown/narrowed'
import { withoutClients } from '@deportivo/contracts/reports/shown/without-clients'
import { businessDay } from '@deportivo/platform/clock'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { isRefusedForGood, sendMail } from '@deportivo/platform/mail/send-mail'
import type { Mail } from '@deportivo/platform/mail/outbox'
import type { ReportRoutes } from '@deportivo/platform/reports/define-report'
import type { Deps, Recurring } from '@deportivo/platform/service'
import { claimMail, postponeDue, settleMail, type MailOutcome } from './claim-mail.ts'
import { composeMail } from './compose-mail.ts'
import { daysOf } from './due.ts'
import { readMailQuery } from './mail-query.ts'
import { readMailReader } from './mail-reader.ts'
import type { ReportMailRow } from './tables.ts'

// A process that stops waits for the mail that is on its way; more are sent by the next run, a minute later.
const RUN_MS = 10_000

interface Sending {
  deps: Deps
  reports: readonly ReportRoutes[]
}

/** As on screen: clients are counted for readers of all clients alone. */
const shownReport = ({ report }: ReportRoutes, { grants }: Actor) =>
  report.clients === undefined || grants['read clients'] === 'all' ? report : withoutClients(report)

/** The figures as they are now, for what the reader may see now. */
async function mailOf(deps: Deps, source: ReportRoutes, mail: ReportMailRow, reader: Actor): Promise<Mail> {
  const today = businessDay(deps.clock.now())
  const days = daysOf(mail.range, today)
  const { filters, compare, group: asked } = readMailQuery(source.report, mail.query)
  const isOfOneDay = source.report.isTimed === true && days.from === days.to
  const query = { compare, filters, group: isOfOneDay ? 'hour' : asked } as const
  const data = await source.figures({
    db: deps.db,
    deps,
    actor: reader,
    query: { ...days, compare, group: query.group, ...filters },
  })
  const report = narrowedReport(shownReport(source, reader), filters)
  return composeMail({ report, data, query, mail, reader, today, publicUrl: deps.config.publicUrl })
}

interface Ended {
  outcome: MailOutcome
  /** Of a mail that failed. */
  error?: unknown
}

async function deliver(deps: Deps, composed: Mail): Promise<Ended> {
  try {
    await sendMail(deps, composed)
  } catch (error) {
    const isForGood = isRefusedForGood(error)
    const reason = isForGood ? 'refused' : 'server'
    return { outcome: { state: 'failed', reason, mayRetry: !isForGood }, error }
  }
  return { outcome: { state: deps.config.smtpUrl === null ? 'stored' : 'sent' } }
}

async function sendOne({ deps, reports }: Sending, mail: ReportMailRow): Promise<Ended> {
  const source = reports.find(({ report }) => report.name === mail.report)
  if (!source) return { outcome: { state: 'skipped', reason: 'gone' } }
  const reader = await readMailReader(deps.db, mail, source.report)
  if (typeof reader === 'string') return { outcome: { state: 'skipped', reason: reader } }
  try {
    return await deliver(deps, await mailOf(deps, source, mail, reader))
  } catch (error) {
    return { outcome: { state: 'failed', reason: 'figures', mayRetry: true }, error }
  }
}

const isServerAway = ({ outcome }: Ended) => outcome.state === 'failed' && outcome.reason === 'server'

/** Sends every mail that is due, one after the other; throws afterwards if one failed, which is tried again later. */
export async function sendDueMails(deps: Deps, reports: readonly ReportRoutes[]): Promise<void> {
  const endsAt = performance.now() + RUN_MS
  const failures: unknown[] = []
  while (performance.now() < endsAt) {
    const mail = await claimMail(deps.db, deps.clock.now())
    if (!mail) break
    const ended = await sendOne({ deps, reports }, mail)
    await settleMail(deps.db, mail, ended.outcome, deps.clock.now())
    if (ended.error !== undefined) failures.push(ended.error)
    if (!isServerAway(ended)) continue
    await postponeDue(deps.db, mail.attempts, deps.clock.now())
    break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails of reports failed`)
}

/** A mail of seven o'clock leaves within two minutes of it. */
export const sendReportMails = (reports: readonly ReportRoutes[]): Recurring => ({
  name: 'send-report-mails',
  everyMs: 60_000,
  run: (deps) => sendDueMails(deps, reports),
})
