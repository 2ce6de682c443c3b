import { REPORTS_NAMESPACE, type ReportChanged } from '@deportivo/contracts/live/messages'
import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { useEffect, useState } from 'react'
import type { CallError } from '../net/call-error.ts'
import { serverNow } from '../net/clock.ts'
import { useLive, type LiveStatus } from '../net/live.ts'
import { useFound } from '../net/use-found.ts'

/** Without the socket the figures are read this often. */
const POLL_MS = 10_000

export type ReportQuery = Readonly<Record<string, string | number>>

export interface ShownReport {
  data: Report | undefined
  error: CallError | undefined
  isRefreshing: boolean
  status: LiveStatus
  /** How far the figures lagged behind the events when they were read. */
  lagMs: number
  refresh: () => void
}

/** The lag is measured when a reply arrives, not while it stays on screen. */
function useLag(data: Report | undefined): number {
  const [read, setRead] = useState<{ data: Report; lagMs: number } | null>(null)
  if (data !== undefined && read?.data !== data)
    setRead({ data, lagMs: Math.max(0, serverNow() - Date.parse(data.as_of)) })
  return read?.lagMs ?? 0
}

/** Reads again whenever the figures of a report change, unless updates are paused. */
export function useFigureChanges(report: string, isPaused: boolean, refresh: () => void): void {
  const { socket } = useLive(REPORTS_NAMESPACE)
  useEffect(() => {
    if (socket === null || isPaused) return
    const onChanged = (message: ReportChanged) => {
      if (message.report === report) refresh()
    }
    socket.on('report:changed', onChanged)
    return () => void socket.off('report:changed', onChanged)
  }, [socket, isPaused, refresh, report])
}

/** The figures of a part of a page may have no time, though those of the page are shown by the hour. */
const fittingQuery = ({ isTimed }: DeclaredReport, { group, ...query }: ReportQuery): ReportQuery =>
  group === undefined || (group === 'hour' && !isTimed) ? query : { ...query, group }

/**
 * The figures of a report, read again whenever they change, unless updates are paused. After an outage the line itself has
 * all pages read again. Without a query there are none.
 */
export function useReport(report: DeclaredReport, query: ReportQuery | null, isPaused: boolean): ShownReport {
  const { status } = useLive(REPORTS_NAMESPACE)
  const isPolling = !isPaused && status !== 'live'
  const { data, error, isRefreshing, refresh } = useFound(
    report.contract,
    query && { query: fittingQuery(report, query) },
    {
      everyMs: isPolling ? POLL_MS : 0,
      keepPrevious: true,
    },
  )
  useFigureChanges(report.name, isPaused, refresh)
  return { data, error, isRefreshing, status, lagMs: useLag(data), refresh }
}
