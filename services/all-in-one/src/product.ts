import { CannotStart } from '@deportivo/infra/embedded/cannot-start'
import { startEmbeddedPostgres } from '@deportivo/infra/embedded/postgres'
import { readConfig, SettingError, type Config } from '@deportivo/platform/config'
import { thisProgram, type JobProgram } from '@deportivo/platform/jobs/job-process'
import { run } from '@deportivo/platform/run'
import { createLog } from '@deportivo/platform/run-alone'
import { runJobs } from '@deportivo/platform/run-jobs'
import { stopOnSignal } from '@deportivo/platform/stop-on-signal'
import { text } from '@deportivo/texts/text'
import type { Logger } from 'pino'
import { printLogins, printLine } from './print-logins.ts'
import { fillFirstData } from './first-data.ts'
import { ALL_SERVICES } from './services.ts'

// 9 s at most for requests, 25 s for PostgreSQL: cut off earlier, it would be left running.
const STOP_MS = 40_000

interface Database {
  url: string
  ownerUrl: string | null
  stop(): Promise<void>
}

async function databaseOf(config: Config, log: Logger): Promise<Database> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = config
  if (url) return { url, ownerUrl, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
}

/** The same product for its heavy jobs, on the database that this process has started. */
const jobProgram = ({ url, ownerUrl }: Database): JobProgram =>
  thisProgram({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl ?? '' })

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel, 'deportivo')
  if (config.onlyJobs) return runJobs(ALL_SERVICES, config, log)
  const database = await databaseOf(config, log)
  try {
    const running = await run(
      ALL_SERVICES,
      {
        ...config,
        databaseUrl: database.url,
        databaseOwnerUrl: database.ownerUrl,
        isWholeProduct: config.kafkaBrokers === null,
      },
      { log, prepare: fillFirstData, jobProgram: jobProgram(database) },
    )
    stopOnSignal(log, () => running.stop().finally(() => database.stop()), STOP_MS)
    printLine(text('start.ready', { address: running.address }))
    printLogins(config)
  } catch (error) {
    // What fails because the database stops would hide the reason.
    log.level = 'silent'
    await database.stop()
    throw error
  }
}

/** An error that the user can correct is printed as one line; any other one with its stack. */
function fail(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof CannotStart || error instanceof SettingError)
    process.stderr.write(`${error.message}\n`)
  else if (code === 'EADDRINUSE') process.stderr.write(`${text('start.port_taken')}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** Starts the product of these settings and arguments; resolves when it is ready. */
export async function startProduct(): Promise<void> {
  try {
    await start(readConfig({ LOG_LEVEL: 'warn', ...process.env }, process.argv.slice(2)))
  } catch (error) {
    fail(error)
  }
}
