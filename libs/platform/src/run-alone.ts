import closeWithGrace from 'close-with-grace'
import pino, { type DestinationStream, type Logger } from 'pino'
import { readConfig, SettingError } from './config/config.ts'
import { limitHeap } from './heap.ts'
import { run, type Running } from './run.ts'
import type { Service } from './service.ts'

// The last resort: `run` ends by its own deadline before it, see `stop-in-time.ts`.
const STOP_MS = 10_000

/** No credentials in the log. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  'access_token',
  '*.password',
  '*.access_token',
  // PostgreSQL's error detail contains the whole refused row.
  'err.detail',
]

export function createLog(level: string, name: string, to?: DestinationStream): Logger {
  return pino({ level, name, redact: REDACTED }, to ?? pino.destination())
}

/** Stops everything that runs, in order, on SIGINT or SIGTERM. What takes longer than `delay` is cut off. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>, delay = STOP_MS): void {
  closeWithGrace({ delay, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error')
    else log.info({ signal }, 'stopping')
    await stop()
  })
}

/** Runs what starts a process; a wrong setting ends it with one line. */
export async function withSettings<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** One service as a process of its own: every driver is chosen by the environment. */
export function runAlone(service: Service): Promise<Running> {
  limitHeap()
  return withSettings(() => runConfigured(service))
}

async function runConfigured(service: Service): Promise<Running> {
  const config = readConfig(process.env, process.argv.slice(2))
  if (!config.databaseUrl) throw new SettingError('DATABASE_URL is required where a service runs alone')
  const log = createLog(config.logLevel, service.name)
  const running = await run([service], config, { log })
  stopOnSignal(log, () => running.stop())
  log.info({ address: running.address }, 'ready')
  return running
}
