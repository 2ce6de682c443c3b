import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

// The last resort: `run` ends by its own deadline before it, see `stop-in-time.ts`.
const STOP_MS = 10_000

/** Stops everything that runs, in order, on SIGINT or SIGTERM. What takes longer than `delay` is cut off. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>, delay = STOP_MS): void {
  closeWithGrace({ delay, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error')
    else log.info({ signal }, 'stopping')
    await stop()
  })
}
