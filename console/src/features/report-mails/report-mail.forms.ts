import { REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../shared/form/contract-form.ts'

const { range, hour } = REPORT_MAIL_ROUTES.create.body.properties

// The report and its filters are those of the screen.
export const REPORT_MAIL_FORM = formOf(Strict({ range, hour }))
