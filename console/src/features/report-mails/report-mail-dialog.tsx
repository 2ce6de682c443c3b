import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import {
  MAIL_RANGES,
  REPORT_MAIL_ROUTES,
  type MailRange,
  type ReportMail,
} from '@deportivo/contracts/reports/report-mails'
import { useState } from 'react'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { OptionField, SelectField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'
import { useSession } from '../../shared/session/session.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { EndReportMail } from './end-report-mail.tsx'
import { MAIL_RANGE_OF, mailQueryOf } from './mail-query.ts'
import { NoMailServer, ReportMailList } from './report-mail-list.tsx'
import { REPORT_MAIL_FORM } from './report-mail.forms.ts'
import { hourText } from './use-mail-words.ts'

interface Values {
  range: MailRange | null
  hour: number | null
}

const USUAL_HOUR = 7
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: hour, name: hourText(hour) }))

/** Has the report on screen sent to the user every day, with its filters; below, their mails of it so far. */
export function ReportMailDialog({
  report,
  position,
  onClose,
}: {
  report: DeclaredReport
  position: ReportPosition
  onClose: () => void
}) {
  const t = useTexts()
  const { user } = useSession()
  const [ending, setEnding] = useState<ReportMail | null>(null)
  const { data } = useFound(REPORT_MAIL_ROUTES.list, {})
  const own = data?.rows.filter((mail) => mail.report === report.name) ?? []
  const form = useContractForm<Values, { range: MailRange; hour: number }>(REPORT_MAIL_FORM, {
    range: MAIL_RANGE_OF[position.range.id],
    hour: USUAL_HOUR,
  })
  if (ending) return <EndReportMail mail={ending} onClose={() => setEnding(null)} />
  return (
    <ContractDialog
      form={form}
      title={t('report_mail.every_morning')}
      send={async (fields) => {
        const body = { ...fields, report: report.name, query: mailQueryOf(position) }
        showDone(await call(REPORT_MAIL_ROUTES.create, { body }))
        await revalidate(REPORT_MAIL_ROUTES.list)
      }}
      onClose={onClose}
    >
      <p className="ad-field--wide">{t('report_mail.to', { email: user.data.email })}</p>
      {data && !data.has_mail_server && (
        <div className="ad-field--wide">
          <NoMailServer />
        </div>
      )}
      {!report.isOfNow && (
        <OptionField
          control={form.control}
          name="range"
          label={t('report_mail.range')}
          options={MAIL_RANGES.map((value) => ({ value, label: t(`report_mail.range_${value}`) }))}
        />
      )}
      <SelectField
        control={form.control}
        name="hour"
        label={t('report_mail.hour')}
        help={t('report_mail.hour_help')}
        options={HOURS}
      />
      {own.length > 0 && (
        <div className="ad-field--wide">
          <ReportMailList mails={own} onEnd={setEnding} />
        </div>
      )}
    </ContractDialog>
  )
}
