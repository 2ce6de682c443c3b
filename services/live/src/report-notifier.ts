import type { FiguresChanged, ReportChanged, RoomChange } from '@deportivo/contracts/live/messages'
import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { may } from '@deportivo/platform/http/guard/actor'
import type { Deps } from '@deportivo/platform/service'
import { atMostEvery, type AtMost } from './sockets/at-most.ts'
import { createRecent } from './sockets/recent.ts'
import type { LiveNamespace, LiveSocket } from './sockets/sockets.ts'

// Each message makes every open report read its figures again; more often is no use to a reader.
const NOTIFY_MS = 1_000

const SOURCES = [...new Set(ALL_REPORTS.flatMap(({ sources }) => sources))]

export const REPORT_PERMISSIONS = [...new Set(ALL_REPORTS.map(({ permission }) => permission))]

export interface ReportNotifier {
  notify(changes: readonly RoomChange[]): void
  stop(): void
}

/**
 * Names the reports whose figures changed, and the latest to each new socket; each browser reads the figures with its own
 * permissions.
 */
export function createReportNotifier(deps: Deps, namespace: LiveNamespace): ReportNotifier {
  const recent = createRecent<string>()
  const messageOf = async ({ name: report, sources }: DeclaredReport): Promise<ReportChanged> => ({
    report,
    as_of: (await readAsOf(deps.db, sources, deps.clock.now())).toISOString(),
  })
  async function emit(source: string): Promise<void> {
    for (const report of ALL_REPORTS.filter((one) => one.sources.includes(source)))
      namespace.to(report.name).emit('report:changed', await messageOf(report))
  }
  async function join(socket: LiveSocket): Promise<void> {
    const readable = ALL_REPORTS.filter(({ permission }) => may(socket.data.actor, permission))
    await socket.join(readable.map(({ name }) => name))
    const missed = new Set(recent.all())
    for (const report of readable.filter(({ sources }) => sources.some((source) => missed.has(source))))
      socket.emit('report:changed', await messageOf(report))
  }
  namespace.on('connection', (socket) => {
    join(socket).catch((err: unknown) => deps.log.warn({ err }, 'report reader not joined'))
  })
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
      for (const source of new Set(sources)) {
        recent.add(source)
        limited.get(source)?.ask()
      }
    },
    stop: () => limited.forEach((one) => one.stop()),
  }
}
