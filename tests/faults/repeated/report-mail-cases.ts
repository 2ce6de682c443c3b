import { REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import type { Case, Opened } from './case.ts'

let seller = 0

/** Each time of another seller: the same report is asked for one time. */
const aMail = () => ({
  report: 'net-sales',
  range: 'yesterday',
  hour: 7,
  query: `seller_id=${(seller += 1)}`,
})

/** The most that a user may have is reached by no number of repeats. */
const endAll = ({ app }: Opened) => app.db('finance.report_mails').delete()

/** A report is sent by mail one time, and ended one time. */
export const REPORT_MAIL_CASES: Case[] = [
  {
    contract: REPORT_MAIL_ROUTES.create,
    given: async (opened) => {
      await endAll(opened)
      return { body: aMail() }
    },
  },
  {
    contract: REPORT_MAIL_ROUTES.end,
    given: async (opened) => {
      await endAll(opened)
      const { id } = await opened.app.ok('two', REPORT_MAIL_ROUTES.create, { body: aMail() })
      return { params: { id }, body: {} }
    },
  },
]
