import pino, { type DestinationStream, type Logger } from 'pino'
import { readConfig, SettingError } from './config/config.ts'
import { limitHeap } from './heap.ts'
import { thisProgram } from './jobs/job-process.ts'
import { run, type RunOptions } from './run.ts'
import { runJobs } from './run-jobs.ts'
import type { Service } from './service.ts'
import { stopOnSignal } from './stop-on-signal.ts'

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
export function runAlone(service: Service): Promise<void> {
  limitHeap()
  return withSettings(() => runConfigured(service))
}

/** A service that replies to no one may be busy with its jobs itself. */
const jobsOf = ({ routes = [] }: Service): Partial<RunOptions> =>
  routes.length === 0 ? {} : { jobProgram: thisProgram() }

async function runConfigured(service: Service): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  if (!config.databaseUrl) throw new SettingError('DATABASE_URL is required where a service runs alone')
  const log = createLog(config.logLevel, service.name)
  if (config.onlyJobs) return runJobs([service], config, log)
  const running = await run([service], config, { log, ...jobsOf(service) })
  stopOnSignal(log, () => running.stop())
  log.info({ address: running.address }, 'ready')
}
