import type { Language } from '@deportivo/texts/languages'
import type { TextKey } from '@deportivo/texts/texts'
import {
  nameColumn,
  type Dimension,
  type Measure,
  type MeasureKind,
  type Measures,
  type PreviousFigures,
  type ReportPeriod,
  type ReportRow,
} from '../declare-report.ts'

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The words, figures and days of a language, as a screen or a mail writes them. */
export interface WordTools {
  language: Language
  t: Translate
  isKnownText: (key: string) => key is TextKey
  money: (pesos: number) => string
  count: (value: number) => string
  shopDay: (day: string) => string
  daysInWords: (from: string, to: string) => string
  /** The present day of the shop. */
  today: () => string
}

const percentOf = (share: number) => Math.round(Math.abs(share) * 100)

const MARKS = { up: '▲', down: '▼', same: '=' }

const directionOf = (share: number) => (share > 0 ? 'up' : share < 0 ? 'down' : 'same')

/** `20/11/2026`, or `14:00` of `2026-11-20T14`. */
function dayOrHour(value: string, shopDay: (day: string) => string): string {
  const [day = '', hour] = value.split('T')
  return hour === undefined ? shopDay(day) : `${hour}:00`
}

const DAY_MS = 86_400_000

const isYesterday = ({ from, to }: ReportPeriod, today: string) =>
  from === to && Date.parse(today) - Date.parse(from) === DAY_MS

type Before = Pick<PreviousFigures, 'from' | 'to' | 'until'>

function comparisonWords(t: Translate, period: (days: ReportPeriod) => string, today: () => string) {
  /** What the figures are compared with: `ayer a esta hora`. */
  const against = (before: Before): string => {
    if (before.until === null) return period(before)
    const isOfToday = isYesterday(before, today())
    return isOfToday ? t('reports.yesterday_now') : t('reports.days_until_now', { period: period(before) })
  }
  return {
    against,
    /** Of a column: `Ventas (ayer a esta hora)`. */
    measureBefore: (measure: string, before: Before): string =>
      t('reports.measure_of', { measure, period: against(before) }),
    /** What the figures themselves are of: `Hoy`. */
    current: (days: ReportPeriod): string =>
      days.from === days.to && days.from === today() ? t('reports.range_today') : period(days),
    comparison: (before: Before): string => t('reports.against', { period: against(before) }),
    ...changeWords(t, against),
  }
}

function recordName(t: Translate, { namedAs = {} }: Dimension, value: string, name: string): string {
  const [, shown] = Object.entries(namedAs).find(([prefix]) => value.startsWith(prefix)) ?? []
  return shown === undefined ? name : t(shown, { name })
}

function rowWords({ t, shopDay, isKnownText }: Pick<WordTools, 't' | 'shopDay' | 'isKnownText'>) {
  /** What a row is about: a day, a record's name, or the text of its value. */
  return (name: string, dimension: Dimension, row: ReportRow): string => {
    const value = row[dimension.column] ?? ''
    if (dimension.kind === 'day') return dayOrHour(String(value), shopDay)
    if (dimension.none && value === 0) return t(dimension.none)
    const named = String(row[nameColumn(name)] ?? '')
    if (named !== '') return recordName(t, dimension, String(value), named)
    const key = `${dimension.texts ?? ''}${value}`
    if (isKnownText(key)) return t(key)
    return dimension.isNamed ? `#${value}` : String(value)
  }
}

function changeWords(t: Translate, against: (before: Before) => string) {
  return {
    /** `▲ 12 %` */
    change: (share: number): string =>
      `${MARKS[directionOf(share)]} ${t('common.percent', { percent: percentOf(share) })}`,
    /** The change of a measure in a sentence. */
    changeSentence: (measure: string, share: number | null, before: Before): string => {
      const values = { measure, period: against(before), percent: percentOf(share ?? 0) }
      if (share === null) return t('reports.nothing_before', values)
      if (values.percent === 0) return t('reports.same_as', values)
      return t(share > 0 ? 'reports.more_than' : 'reports.less_than', values)
    },
  }
}

/** What the figures and rows of a report are called. */
export function reportWords(tools: WordTools) {
  const { t, money, count, shopDay, daysInWords, language, today } = tools
  const written: Record<MeasureKind, (value: number) => string> = {
    pesos: money,
    count,
    share: (value) => t('common.percent', { percent: percentOf(value) }),
    duration: (seconds) =>
      t('reports.duration', {
        hours: Math.floor(seconds / 3_600),
        minutes: Math.floor((seconds % 3_600) / 60),
      }),
    days: (days) => t('reports.days', { days }),
  }
  const period = ({ from, to }: ReportPeriod) =>
    from === to ? shopDay(from) : `${shopDay(from)} – ${shopDay(to)}`
  const figure = (kind: MeasureKind, value: number): string => written[kind](value)
  return {
    /** A measure of a row, or of the totals; a dash where there is nothing that it is of. */
    measured: (measures: Measures, name: string, figures: ReportRow): string => {
      const { kind = 'count', of } = measures[name] ?? {}
      const isOfNothing = of !== undefined && figures[of] === 0
      return isOfNothing ? '–' : figure(kind, Number(figures[name] ?? 0))
    },
    /** Of a measure away from the one that it stands under: `Saldos de clientes (Pedidos)`. */
    measureName: (measures: Measures, { label, under }: Measure): string => {
      const over = under === undefined ? undefined : measures[under]
      return over ? t('reports.measure_of', { measure: t(over.label), period: t(label) }) : t(label)
    },
    figure,
    period,
    /** For paper, which is read on another day. */
    periodInWords: ({ from, to }: ReportPeriod) => daysInWords(from, to),
    /** `Ventas por vendedor`: what a widget shows. */
    widget: (measure: string, dimension: string): string =>
      t('reports.widget', { measure, dimension: dimension.toLocaleLowerCase(language) }),
    row: rowWords(tools),
    ...comparisonWords(t, period, today),
  }
}

export type ReportWords = ReturnType<typeof reportWords>
