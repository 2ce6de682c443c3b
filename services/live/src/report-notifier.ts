import type { FiguresChanged, RoomChange } from '@deportivo/contracts/live/messages'
import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { may } from '@deportivo/platform/http/guard/actor'
import type { Deps } from '@deportivo/platform/service'
import { atMostEvery, type AtMost } from './sockets/at-most.ts'
import type { LiveNamespace, LiveSocket } from './sockets/sockets.ts'

// Each message makes every open report read its figures again; more often is no use to a reader.
const NOTIFY_MS = 1_000

export const REPORT_PERMISSIONS = [...new Set(ALL_REPORTS.map(({ permission }) => permission))]

/** Joins the socket to the reports that its user may read. */
export function joinReports(socket: LiveSocket): void {
  const readable = ALL_REPORTS.filter(({ permission }) => may(socket.data.actor, permission))
  void socket.join(readable.map(({ name }) => name))
}

export interface ReportNotifier {
  notify(changes: readonly RoomChange[]): void
  stop(): void
}

/** Names the reports whose figures changed; each browser reads the figures with its own permissions. */
export function createReportNotifier(deps: Deps, namespace: LiveNamespace): ReportNotifier {
  async function emit(source: string): Promise<void> {
    const as_of = (await readAsOf(deps.db, source, deps.clock.now())).toISOString()
    for (const report of ALL_REPORTS)
      if (report.source === source)
        namespace.to(report.name).emit('report:changed', { report: report.name, as_of })
  }
  const limited = new Map<string, AtMost>(
    ALL_REPORTS.map(({ source }) => [
      source,
      atMostEvery(NOTIFY_MS, () => {
        emit(source).catch((err: unknown) => deps.log.warn({ err, source }, 'report readers not notified'))
      }),
    ]),
  )
  return {
    notify(changes) {
      const sources = changes.map(({ row }) => (row as unknown as FiguresChanged | null)?.source ?? '')
      for (const source of new Set(sources)) limited.get(source)?.ask()
    },
    stop: () => limited.forEach((one) => one.stop()),
  }
}
