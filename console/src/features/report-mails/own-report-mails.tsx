import { REPORT_MAIL_ROUTES, type ReportMail } from '@deportivo/contracts/reports/report-mails'
import type { ReplyOf } from '@deportivo/contracts/route'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { EndReportMail } from './end-report-mail.tsx'
import { NoMailServer, ReportMailList } from './report-mail-list.tsx'

const NAMES = ['end_mail'] as const

type Found = ReplyOf<typeof REPORT_MAIL_ROUTES.list>['data']

function Rows({
  found: { rows, has_mail_server },
  onEnd,
}: {
  found: Found
  onEnd: (mail: ReportMail) => void
}) {
  const t = useTexts()
  if (rows.length === 0) return <p className="ad-soft">{t('report_mail.none')}</p>
  return (
    <>
      {!has_mail_server && <NoMailServer />}
      <ReportMailList mails={rows} onEnd={onEnd} />
    </>
  )
}

/** The subscription that the last link of a mail ends. */
function useLinkedMail(found: Found | undefined) {
  const [{ end_mail }, change] = useUrlState(NAMES)
  const linked = found?.rows.find(({ id }) => String(id) === end_mail) ?? null
  return [linked, () => change({ end_mail: undefined }, true)] as const
}

/** The reports that the user has sent to themselves. */
export function OwnReportMails() {
  const t = useTexts()
  const { data, error, isFirstLoad, refresh } = useFound(REPORT_MAIL_ROUTES.list, {})
  const [linked, leaveLink] = useLinkedMail(data)
  const [chosen, setChosen] = useState<ReportMail | null>(null)
  const ending = chosen ?? linked
  const close = () => {
    setChosen(null)
    if (linked) leaveLink()
  }
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('report_mail.own')}</h2>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {isFirstLoad && <Skeleton height={60} />}
      {data && <Rows found={data} onEnd={setChosen} />}
      {ending && <EndReportMail mail={ending} onClose={close} />}
    </section>
  )
}
