import {
  nameColumn,
  type Dimension,
  type MeasureKind,
  type PreviousFigures,
  type ReportPeriod,
  type ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import { useMemo } from 'react'
import { dayInBogota, formatDaysInWords } from '../language/dates.ts'
import { isKnownText, useTexts, type Translate } from '../language/texts.tsx'
import { serverNow } from '../net/clock.ts'
import { useFormats } from '../language/use-formats.ts'
import { usePreferences } from '../preferences/preferences.ts'

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

function comparisonWords(t: Translate, period: (days: ReportPeriod) => string) {
  /** What the figures are compared with: `ayer a esta hora`. */
  const against = (before: Before): string => {
    if (before.until === null) return period(before)
    const isOfToday = isYesterday(before, dayInBogota(serverNow()))
    return isOfToday ? t('reports.yesterday_now') : t('reports.days_until_now', { period: period(before) })
  }
  return {
    against,
    /** Of a column: `Ventas (ayer a esta hora)`. */
    measureBefore: (measure: string, before: Before): string =>
      t('reports.measure_of', { measure, period: against(before) }),
    /** What the figures themselves are of: `Hoy`. */
    current: (days: ReportPeriod): string =>
      days.from === days.to && days.from === dayInBogota(serverNow())
        ? t('reports.range_today')
        : period(days),
    comparison: (before: Before): string => t('reports.against', { period: against(before) }),
    ...changeWords(t, against),
  }
}

function rowWords(t: Translate, shopDay: (day: string) => string) {
  /** What a row is about: a day, a record's name, or the text of its value. */
  return (name: string, dimension: Dimension, row: ReportRow): string => {
    const value = row[dimension.column] ?? ''
    if (dimension.kind === 'day') return dayOrHour(String(value), shopDay)
    if (dimension.isNamed) return String(row[nameColumn(name)] || `#${value}`)
    const key = `${dimension.texts ?? ''}${value}`
    return isKnownText(key) ? t(key) : String(value)
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

/** What the figures and rows of a report are called in the language on screen. */
export function useReportWords() {
  const t = useTexts()
  const { money, count, shopDay } = useFormats()
  const { language } = usePreferences()
  return useMemo(() => {
    const written: Record<MeasureKind, (value: number) => string> = {
      pesos: money,
      count,
      share: (value) => t('common.percent', { percent: percentOf(value) }),
      duration: (seconds) =>
        t('reports.duration', {
          hours: Math.floor(seconds / 3_600),
          minutes: Math.floor((seconds % 3_600) / 60),
        }),
    }
    const period = ({ from, to }: ReportPeriod) =>
      from === to ? shopDay(from) : `${shopDay(from)} – ${shopDay(to)}`
    return {
      figure: (kind: MeasureKind, value: number): string => written[kind](value),
      period,
      /** For paper, which is read on another day. */
      periodInWords: ({ from, to }: ReportPeriod) => formatDaysInWords(from, to, language),
      /** `Ventas por vendedor`: what a widget shows. */
      widget: (measure: string, dimension: string): string =>
        t('reports.widget', { measure, dimension: dimension.toLocaleLowerCase(language) }),
      row: rowWords(t, shopDay),
      ...comparisonWords(t, period),
    }
  }, [t, money, count, shopDay, language])
}

export type ReportWords = ReturnType<typeof useReportWords>
