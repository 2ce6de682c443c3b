import type { PreviousFigures, Report } from '@deportivo/contracts/reports/declare-report'
import { manager } from '@deportivo/contracts/reports/manager'
import { operational } from '@deportivo/contracts/reports/operational'
import type { CSSProperties, ReactNode } from 'react'
import { weekdayOf } from '@deportivo/texts/formats/dates'
import { useTexts } from '../../shared/language/texts.tsx'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { Chart } from '../../shared/report/chart/chart.tsx'
import { changeAgainst } from '@deportivo/contracts/reports/shown/change'
import { useReportWords } from '../../shared/report/use-report-words.ts'
import { sizeName } from './low-stock.tsx'
import type { WallFigures } from './use-wall-figures.ts'

/** More rows find no room, or need two columns. */
const MOST_ROWS = 6

export interface Slide {
  id: string
  title: string
  body: ReactNode
}

type Totals = Report['totals']

/** `▲ 12 % frente a ayer a esta hora: $ 1.250.000` */
function Change({ now, previous, weekday }: { now: Totals; previous: PreviousFigures; weekday?: string }) {
  const t = useTexts()
  const words = useReportWords()
  const before = previous.totals['value'] ?? 0
  const share = changeAgainst(now['value'] ?? 0, before)
  const value = words.figure('pesos', before)
  const isFirst = share === null
  const against =
    weekday === undefined
      ? t(isFirst ? 'wall.before' : 'wall.against', { period: words.against(previous), value })
      : t(isFirst ? 'wall.before_weekday' : 'wall.against_weekday', { weekday, value })
  const tone = share === null || share === 0 ? 'same' : share > 0 ? 'up' : 'down'
  return (
    <p className="ad-wall__change">
      {share !== null && <strong className={`ad-kpi__change--${tone} ad-num`}>{words.change(share)}</strong>}{' '}
      <span>{against}</span>
    </p>
  )
}

function SalesSlide({ data, lastWeek }: { data: Report; lastWeek: Report | undefined }) {
  const t = useTexts()
  const words = useReportWords()
  const { language } = usePreferences()
  const week = lastWeek?.previous
  const others = ['count', 'units', 'average_ticket', 'money_in'] as const
  return (
    <div className="ad-wall__sales">
      <p className="ad-wall__figure ad-num">{words.measured(manager.measures, 'value', data.totals)}</p>
      {data.previous && <Change now={data.totals} previous={data.previous} />}
      {week && <Change now={data.totals} previous={week} weekday={weekdayOf(week.from, language)} />}
      <dl className="ad-wall__others">
        {others.map((name) => (
          <div key={name}>
            <dt>{t(manager.measures[name].label)}</dt>
            <dd className="ad-num">{words.measured(manager.measures, name, data.totals)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function HoursSlide({ data }: { data: Report }) {
  const t = useTexts()
  const words = useReportWords()
  const { previous } = data
  const { day } = manager.dimensions
  const valuesOf = (rows: Report['rows']) => rows.map((row) => Number(row['value'] ?? 0))
  return (
    <div className="ad-wall__chart">
      <Chart
        data={{
          kind: 'line',
          categories: data.rows.map((row) => words.row('day', day, row)),
          values: valuesOf(data.rows),
          measure: manager.measures.value,
          period: words.current(data),
          ...(previous ? { before: { name: words.against(previous), values: valuesOf(previous.rows) } } : {}),
        }}
        label={t('wall.by_hour')}
        onChoose={() => undefined}
      />
    </div>
  )
}

interface Line {
  key: string
  name: string
  figure: string
  /** How long its bar is, of 1. */
  share?: number
  isLate?: boolean
}

function Lines({ lines, foot }: { lines: readonly Line[]; foot?: string | undefined }) {
  return (
    <>
      <ul className="ad-wall__lines" data-many={lines.length > MOST_ROWS}>
        {lines.map(({ key, name, figure, share = 0, isLate = false }) => (
          <li key={key} data-late={isLate} style={{ '--ad-share': share } as CSSProperties}>
            <bdi>{name}</bdi>
            <strong className="ad-num">{figure}</strong>
          </li>
        ))}
      </ul>
      {foot && <p className="ad-wall__foot">{foot}</p>}
    </>
  )
}

function ProductsSlide({ data }: { data: Report }) {
  const words = useReportWords()
  const rows = (data.by['product'] ?? []).slice(0, MOST_ROWS)
  const most = Math.max(1, ...rows.map(({ units }) => Number(units)))
  return (
    <Lines
      lines={rows.map((row) => ({
        key: String(row['product_id']),
        name: words.row('product', manager.dimensions.product, row),
        figure: words.figure('count', Number(row['units'])),
        share: Number(row['units']) / most,
      }))}
    />
  )
}

const lateOf = (report: Report) => report.totals['late'] ?? 0
const nowIn = (report: Report) => (report.by['stage'] ?? []).filter(({ now }) => Number(now) > 0)

function StagesSlide({ stages }: { stages: Report }) {
  const t = useTexts()
  const words = useReportWords()
  const lines = nowIn(stages)
  const most = Math.max(1, ...lines.map(({ now }) => Number(now)))
  return (
    <Lines
      lines={lines.map((row) => {
        const late = Number(row['late'])
        const now = words.figure('count', Number(row['now']))
        return {
          key: String(row['state_id']),
          name: words.row('stage', operational.dimensions.stage, row),
          figure: late > 0 ? t('wall.now_and_late', { now, late }) : now,
          share: Number(row['now']) / most,
          isLate: late > 0,
        }
      })}
      foot={lateOf(stages) === 0 ? t('wall.none_late') : undefined}
    />
  )
}

function LowStockSlide({ lowStock: { rows = [], paging } }: Pick<WallFigures, 'lowStock'>) {
  const t = useTexts()
  const further = (paging?.total ?? rows.length) - rows.length
  return (
    <Lines
      lines={rows.map((row) => ({
        key: `${row.product_id}-${row.size_id}`,
        name: sizeName(row),
        figure: t('manager.of_minimum', { available: row.available, minimum: row.minimum }),
      }))}
      foot={further > 0 ? t('wall.further', { count: further }) : undefined}
    />
  )
}

/** The pages of the wall that have something to show. */
export function useSlides({ today, lastWeek, isLoading, stages, lowStock }: WallFigures): Slide[] {
  const t = useTexts()
  const { data } = today
  if (!data || isLoading) return []
  const all: (Slide & { isEmpty?: boolean })[] = [
    { id: 'sales', title: t('wall.today'), body: <SalesSlide data={data} lastWeek={lastWeek} /> },
    {
      id: 'hours',
      title: t('wall.by_hour'),
      body: <HoursSlide data={data} />,
      isEmpty: data.rows.length < 2,
    },
    {
      id: 'products',
      title: t('wall.products'),
      body: <ProductsSlide data={data} />,
      isEmpty: (data.by['product'] ?? []).length === 0,
    },
    {
      id: 'stages',
      title: t('wall.stages'),
      body: stages && <StagesSlide stages={stages} />,
      isEmpty: !stages || nowIn(stages).length === 0,
    },
    {
      id: 'low-stock',
      title: t('minimum.title'),
      body: <LowStockSlide lowStock={lowStock} />,
      isEmpty: (lowStock.rows ?? []).length === 0,
    },
  ]
  return all.filter(({ isEmpty }) => isEmpty !== true)
}
