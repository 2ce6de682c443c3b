import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { useTexts } from '../language/texts.tsx'
import { useReportWords } from './use-report-words.ts'

interface Props {
  report: Pick<DeclaredReport, 'isOfNow' | 'isTimed'>
  data: Pick<Report, 'to' | 'previous'>
  /** The present day of the shop. */
  today: string
}

/** What the figures are compared with, or why they are not. */
export function Compared({ report, data: { previous, to }, today }: Props) {
  const t = useTexts()
  const words = useReportWords()
  if (report.isOfNow) return null
  if (!previous) return <p className="ad-soft ad-small">{t('reports.day_is_not_compared')}</p>
  const hasToday = !report.isTimed && to >= today
  return (
    <p className="ad-soft ad-small">
      {words.comparison(previous)}
      {hasToday && ` ${t('reports.day_is_not_over')}`}
    </p>
  )
}
