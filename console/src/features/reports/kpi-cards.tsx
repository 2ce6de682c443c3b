import type { AdministrativeReport } from '@deportivo/contracts/reports/administrative'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { changeAgainst } from './range.ts'
import { useChangeWords } from './use-change-words.ts'

interface Kpi {
  id: string
  label: string
  value: string
  /** Against the days before; absent where there is nothing to compare with. */
  change?: number | null
  note?: string
}

function useKpis({ totals, previous, revenue }: AdministrativeReport): Kpi[] {
  const t = useTexts()
  const { money, count } = useFormats()
  const ticketBefore = previous.count === 0 ? 0 : previous.value / previous.count
  return [
    {
      id: 'sales',
      label: t('reports.kpi_sales'),
      value: money(totals.value),
      change: changeAgainst(totals.value, previous.value),
      note: t('reports.before', { value: money(previous.value) }),
    },
    {
      id: 'orders',
      label: t('reports.kpi_orders'),
      value: count(totals.count),
      change: changeAgainst(totals.count, previous.count),
      note: t('reports.before_units', { value: count(previous.count), units: totals.units }),
    },
    {
      id: 'ticket',
      label: t('reports.kpi_ticket'),
      value: money(totals.average_ticket),
      change: changeAgainst(totals.average_ticket, ticketBefore),
      note: t('reports.before', { value: money(Math.round(ticketBefore)) }),
    },
    {
      id: 'revenue',
      label: t('reports.kpi_revenue'),
      value: money(revenue.value),
      note: t('reports.order_count', { count: revenue.count }),
    },
    {
      id: 'balance',
      label: t('reports.kpi_balance'),
      value: money(totals.balance),
      note: t('reports.kpi_balance_note'),
    },
  ]
}

function Change({ share }: { share: number | null }) {
  const words = useChangeWords()
  if (share === null) return null
  const tone = share > 0 ? 'up' : share < 0 ? 'down' : 'same'
  return <span className={`ad-kpi__change ad-kpi__change--${tone} ad-num`}>{words.short(share)}</span>
}

/** The figures that a morning begins with. */
export function KpiCards({ report }: { report: AdministrativeReport }) {
  return (
    <dl className="ad-kpis">
      {useKpis(report).map(({ id, label, value, change, note }) => (
        <div key={id} className="ad-card ad-kpi">
          <dt>{label}</dt>
          <dd className="ad-kpi__value ad-num">{value}</dd>
          <dd className="ad-kpi__foot ad-soft ad-small">
            {change !== undefined && <Change share={change} />} {note}
          </dd>
        </div>
      ))}
    </dl>
  )
}
