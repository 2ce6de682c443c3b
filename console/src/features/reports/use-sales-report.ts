import { REPORTS_NAMESPACE } from '@deportivo/contracts/live/messages'
import { administrativeReport, type AdministrativeReport } from '@deportivo/contracts/reports/administrative'
import { useEffect, useState } from 'react'
import type { CallError } from '../../shared/net/call-error.ts'
import { serverNow } from '../../shared/net/clock.ts'
import { useLive, type LiveStatus } from '../../shared/net/live.ts'
import { useFound } from '../../shared/net/use-found.ts'

/** The gateway says at most once a second that figures changed; without it they are asked for this often. */
const ASK_AGAIN_MS = 10_000

export interface ReportQuestion {
  from: string
  to: string
  seller_id?: number
}

export interface SalesReport {
  report: AdministrativeReport | undefined
  error: CallError | undefined
  isRefreshing: boolean
  status: LiveStatus
  /** How far the figures lag behind what happened, when they were read. */
  lagMs: number
  refresh: () => void
}

/** The figures of a range, read again whenever they change, unless the person asked for them to stand still. */
export function useSalesReport(question: ReportQuestion, isPaused: boolean): SalesReport {
  const { socket, status } = useLive(REPORTS_NAMESPACE)
  const isAsking = !isPaused && status !== 'live'
  const found = useFound(
    administrativeReport,
    { query: question },
    { everyMs: isAsking ? ASK_AGAIN_MS : 0, keepPrevious: true },
  )
  const { data, refresh } = found
  useEffect(() => {
    if (socket === null || isPaused) return
    socket.on('report:changed', refresh)
    // What changed while nobody listened.
    socket.on('connect', refresh)
    return () => {
      socket.off('report:changed', refresh)
      socket.off('connect', refresh)
    }
  }, [socket, isPaused, refresh])
  // Measured when an answer comes, not while it stays on screen.
  const [read, setRead] = useState<{ report: AdministrativeReport; lagMs: number } | null>(null)
  if (data !== undefined && read?.report !== data)
    setRead({ report: data, lagMs: Math.max(0, serverNow() - Date.parse(data.as_of)) })
  return {
    report: data,
    error: found.error,
    isRefreshing: found.isRefreshing,
    status,
    lagMs: read?.lagMs ?? 0,
    refresh,
  }
}
