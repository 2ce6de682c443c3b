import type { Report } from '@deportivo/contracts/reports/declare-report'
import { manager } from '@deportivo/contracts/reports/manager'
import { operational } from '@deportivo/contracts/reports/operational'
import { useEffect, useState } from 'react'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { serverNow } from '../../shared/net/clock.ts'
import { useReport, type ShownReport } from '../../shared/report/use-report.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useLowStock } from './low-stock.tsx'

const TICK_MS = 10_000

/** The time of the shop's clock, for a screen that is on for days: after midnight it shows the new day. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

export interface WallFigures {
  /** Today by the hour, against yesterday at this time. */
  today: ShownReport
  /** Against the same weekday of the week before. */
  lastWeek: Report | undefined
  /** The comparison with that day would push what is read down. */
  isLoading: boolean
  stages: Report | undefined
  lowStock: ReturnType<typeof useLowStock>
}

/** All that a wall shows, read again whenever it changes. */
export function useWallFigures(now: number): WallFigures {
  const day = dayInBogota(now)
  const range = { from: day, to: day }
  const mayReadStages = useCan('read operational')
  const lastWeek = useReport(manager, { ...range, compare: 'week' }, false)
  return {
    today: useReport(manager, { ...range, group: 'hour' }, false),
    lastWeek: lastWeek.data,
    isLoading: !lastWeek.data && !lastWeek.error,
    stages: useReport(operational, mayReadStages ? range : null, false).data,
    lowStock: useLowStock(),
  }
}
