import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { AdministrativeReport } from '@deportivo/contracts/reports/administrative'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Bars } from './bars.tsx'
import { DayChart } from './day-chart.tsx'
import { FiguresTable, type Figure } from './figures-table.tsx'
import { changeAgainst, daysIn } from './range.ts'
import { useChangeWords } from './use-change-words.ts'
import { Widget } from './widget.tsx'

function Days({ report }: { report: AdministrativeReport }) {
  const t = useTexts()
  const words = useChangeWords()
  const { shopDay } = useFormats()
  const days = report.by_day.map(({ day, count, value }): Figure => ({
    id: day,
    name: shopDay(day),
    count,
    value,
  }))
  const title = t('reports.by_day')
  return (
    <Widget
      title={title}
      summary={words.sentence(changeAgainst(report.totals.value, report.previous.value), daysIn(report))}
      chart={<DayChart days={days} label={title} />}
      table={<FiguresTable caption={title} nameLabel={t('reports.day')} figures={days} />}
      isWide
    />
  )
}

function Grouped({
  title,
  nameLabel,
  figures,
  onChoose,
}: {
  title: string
  nameLabel: string
  figures: readonly Figure[]
  onChoose?: (figure: Figure) => void
}) {
  return (
    <Widget
      title={title}
      chart={<Bars figures={figures} label={title} {...(onChoose ? { onChoose } : {})} />}
      table={<FiguresTable caption={title} nameLabel={nameLabel} figures={figures} />}
    />
  )
}

/** The same sales, looked at by day, stage, seller and way of paying. */
export function ReportWidgets({
  report,
  onSeller,
}: {
  report: AdministrativeReport
  onSeller: (sellerId: string) => void
}) {
  const t = useTexts()
  const stageName = (state: string) => {
    const key = `order.state.${state as OrderState}`
    return isKnownText(key) ? t(key) : state
  }
  return (
    <div className="ad-widgets">
      {report.by_day.length > 1 && <Days report={report} />}
      <Grouped
        title={t('reports.by_stage')}
        nameLabel={t('reports.stage')}
        figures={report.by_stage.map((row) => ({ ...row, id: row.state_id, name: stageName(row.state_id) }))}
      />
      <Grouped
        title={t('reports.by_seller')}
        nameLabel={t('reports.seller')}
        figures={report.by_seller.map((row) => ({
          ...row,
          id: String(row.seller_id),
          name: row.seller_name,
        }))}
        onChoose={({ id }) => onSeller(id)}
      />
      <Grouped
        title={t('reports.by_payment')}
        nameLabel={t('reports.payment')}
        figures={report.by_payment.map((row) => ({
          ...row,
          id: String(row.payment_method),
          name: row.payment_name,
        }))}
      />
    </div>
  )
}
