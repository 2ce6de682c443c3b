import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { MOST_REPORT_MAILS, REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import { LOCKS } from '@deportivo/platform/db/locks'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { handledFrom } from './due.ts'
import { plainQuery, readMailQuery } from './mail-query.ts'
import { ownMails, REPORT_MAIL } from './report-mail-record.ts'

const { list, create, end } = REPORT_MAIL_ROUTES

const listRoute: Routes = (app, deps) =>
  read(app, deps, list, async ({ db, actor }) =>
    found({
      has_mail_server: deps.config.smtpUrl !== null,
      rows: await ownMails(db, actor.id, deps.clock.now()),
    }),
  )

/** Serialized per user: two windows cannot exceed the limit. */
async function refuseTooMany({ trx, actor }: RecordCall): Promise<void> {
  await lockOwner(trx, LOCKS.reportMailsOf, actor.id)
  await refuseFull(trx('finance.report_mails').where({ user_id: actor.id }), {
    most: MOST_REPORT_MAILS,
    refusal: (limit) => rule('report_mail.too_many', { limit }),
  })
}

const createRoute: Routes = (app, deps) =>
  change(app, deps, create, async (served) => {
    const call = recordCallOf(deps, served)
    const { actor, audit, trx } = call
    const report = ALL_REPORTS.find(({ name }) => name === served.body.report)
    if (!report) throw invalid({ report: 'field.invalid' })
    if (!may(actor, report.permission)) throw forbidden()
    readMailQuery(report, served.body.query)
    await refuseTooMany(call)
    const { range, hour } = served.body
    const query = plainQuery(served.body.query)
    // Without an empty query: as a field it would be stored as null.
    const fields = { report: report.name, range, hour, ...(query === '' ? {} : { query }) }
    const set = { user_id: actor.id, profile_id: actor.profile, handled_on: handledFrom(hour, audit.at) }
    const { id } = await createRecord(call, REPORT_MAIL, { fields, set })
    return withMessage('report_mail.created', await REPORT_MAIL.read(trx, id, call))
  })

/** The reports that a user has sent to themselves. */
export const reportMailRoutes: readonly Routes[] = [
  listRoute,
  createRoute,
  ...recordRoutes(REPORT_MAIL, { remove: [end, 'report_mail.ended'] }),
]
