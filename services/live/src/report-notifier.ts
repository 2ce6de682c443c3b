import type { FiguresChanged, RoomChange } from '@deportivo/contracts/live/messages'
import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { readAsOfAll } from '@deportivo/platform/events/log/as-of'
import { may } from '@deportivo/platform/http/guard/actor'
import type { Deps } from '@deportivo/platform/service'
import { atMostEvery, type AtMost } from './sockets/at-most.ts'
import type { LiveNamespace, LiveSocket } from './sockets/sockets.ts'

// Each message makes every open report read its figures again; more often is no use to a reader.
const NOTIFY_MS = 1_000

const SOURCES = [...new Set(ALL_REPORTS.flatMap(({ sources }) => sources))]

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
    for (const { name: report, sources } of ALL_REPORTS.filter((one) => one.sources.includes(source))) {
      const as_of = (await readAsOfAll(deps.db, sources, deps.clock.now())).toISOString()
      namespace.to(report).emit('report:changed', { report, as_of })
    }
  }
  const limited = new Map<string, AtMost>(
    SOURCES.map((source) => [
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
