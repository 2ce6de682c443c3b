import { RESULT_PARTS, type ResultPart } from '@deportivo/contracts/reports/result-entries'
import { useMemo } from 'react'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'

const NAMES = ['list', 'page'] as const
const BEGINS_ANEW = ['page'] as const

const isPart = (part: string | undefined): part is ResultPart => RESULT_PARTS.some((one) => one === part)

/** Which entries are listed below the figures, in the address; all of the period where it names none. */
export function useResultPosition({ range, filters }: Pick<ReportPosition, 'range' | 'filters'>) {
  const [url, change] = useUrlState<(typeof NAMES)[number]>(NAMES, BEGINS_ANEW)
  return useMemo(() => {
    const part = isPart(url.list) ? url.list : 'all'
    const { from, to } = range
    return {
      part,
      query: { part, from, to, ...filters, page: Math.max(1, Number(url.page) || 1) },
      /** A figure was opened, in contrast to a page that was. */
      opened: url.list === undefined ? null : JSON.stringify([part, range, filters]),
      choosePart: (next: ResultPart) => change({ list: next }),
      goTo: (next: number) => change({ page: String(next) }),
    }
  }, [url, change, range, filters])
}

export type ResultPosition = ReturnType<typeof useResultPosition>
