import {
  COMPARISONS,
  DAY_GROUPS,
  type DeclaredReport,
  type ReportGroup,
} from '@deportivo/contracts/reports/declare-report'
import { addressOf, filtersOf } from '@deportivo/contracts/reports/shown/address'
import { useMemo } from 'react'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { useUrlState } from '../navigation/url-state.ts'
import { serverNow } from '../net/clock.ts'
import { rangeOf, type RangeId } from './range.ts'
import type { ReportQuery } from './use-report.ts'

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T =>
  values.find((one) => one === value) ?? (values[0] as T)

/** What a report shows, stored in the address: it survives reload and can be sent to a colleague. */
export function useReportPosition(report: DeclaredReport) {
  const names = useMemo(() => addressOf(report), [report])
  const [url, change] = useUrlState<string>(names)
  const today = dayInBogota(serverNow())
  return useMemo(() => {
    const range = rangeOf({ range: url['range'], from: url['from'], to: url['to'] }, today)
    const filters: Record<string, string | number> = {}
    for (const { dimension } of filtersOf(report)) {
      const value = url[dimension.column]
      if (value !== undefined) filters[dimension.column] = dimension.kind === 'id' ? Number(value) : value
    }
    const isByHour = report.isTimed === true && range.from === range.to
    const group: ReportGroup = isByHour ? 'hour' : oneOf(DAY_GROUPS, url['group'])
    const compare = oneOf(COMPARISONS, url['compare'])
    const query: ReportQuery = { from: range.from, to: range.to, group, compare, ...filters }
    return {
      range,
      today,
      filters,
      group,
      compare,
      query,
      change,
      isAsTables: url['as'] === 'table',
      chooseRange: (id: RangeId) => {
        const days = id === 'custom' ? { from: range.from, to: range.to } : { from: undefined, to: undefined }
        change({ range: id, ...days })
      },
    }
  }, [url, change, today, report])
}

export type ReportPosition = ReturnType<typeof useReportPosition>
