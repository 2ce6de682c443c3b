import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { systemClock, type Clock } from './clock.ts'
import { SettingError, type Config } from './config/config.ts'
import { auditMigrations } from './audit/migration.ts'
import { connect } from './db/connect.ts'
import { createDeps, type OpenDeps } from './deps.ts'
import { explainConnection } from './db/explain-connection.ts'
import { migrate, type MigrationSet } from './db/migrate.ts'
import { prepareRolesOf } from './db/roles.ts'
import { startEvents, type RunningEvents } from './start-events.ts'
import { filesMigrations } from './files/migration.ts'
import { installMultipart } from './files/multipart.ts'
import { createServer } from './http/server/create-server.ts'
import { createSessionReader, type SessionReader } from './http/guard/sessions.ts'
import type { JobProgram } from './jobs/job-process.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'
import { startRecurring } from './jobs/recurring.ts'
import { createReadinessCheck, type Phase } from './readiness.ts'
import { busMigrations } from './events/migrations.ts'
import type { Deps, Service } from './service.ts'
import { stopInTime } from './stop-in-time.ts'

export interface RunOptions {
  log: Logger
  clock?: Clock
  /** Fills first data; the server reports ready only after it. */
  prepare?: (deps: Deps) => Promise<void>
  /** Tests call the server without a socket. */
  isListening?: boolean
  /** Carries out heavy jobs in a process of its own; by default this process does. */
  jobProgram?: JobProgram
}

export interface Running {
  app: FastifyInstance
  deps: Deps
  events: RunningEvents
  sessions: SessionReader
  /** Address it listens on; empty when it does not listen. */
  address: string
  stop(): Promise<void>
}

type Stop = () => Promise<void>

/** Every migration of the platform and of these services, in the order in which they run. */
export const migrationSetsOf = (services: readonly Service[]): MigrationSet[] => [
  busMigrations,
  filesMigrations,
  auditMigrations,
  ...services.flatMap((service) => service.migrations ?? []),
]

async function migrateAll(services: readonly Service[], config: Config, url: string): Promise<void> {
  const [setting, ownerUrl] = config.databaseOwnerUrl
    ? ['DATABASE_OWNER_URL', config.databaseOwnerUrl]
    : ['DATABASE_URL', url]
  const owner = connect({ url: ownerUrl, as: 'owner', poolMax: 1 })
  try {
    await migrate(owner, migrationSetsOf(services))
  } catch (error) {
    throw await explainConnection(error, setting, ownerUrl)
  } finally {
    await owner.destroy()
  }
}

function addRoutes(app: FastifyInstance, deps: Deps, services: readonly Service[]): void {
  for (const service of services) for (const routes of service.routes ?? []) routes(app, deps)
}

async function startAll(
  services: readonly Service[],
  app: FastifyInstance,
  deps: Deps,
  jobProgram: JobProgram | null,
): Promise<{ events: RunningEvents; stops: Stop[] }> {
  const events = await startEvents(deps, {
    consumers: services.flatMap((service) => service.consumers ?? []),
    jobs: services.flatMap((service) => service.jobs ?? []),
    jobProgram,
  })
  const stops: Stop[] = [() => events.stop()]
  stops.push(
    await startRecurring(
      deps,
      services.flatMap((service) => service.recurring ?? []),
    ),
  )
  for (const service of services) if (service.attach) stops.push(await service.attach(app, deps))
  return { events, stops }
}

/** Migrates and fills, then ends: runs once before the processes of a full deployment. */
export async function prepareOnce(
  services: readonly Service[],
  config: Config,
  options: RunOptions,
): Promise<void> {
  const { databaseAdminUrl, databaseOwnerUrl, databaseUrl, redisUrl } = config
  if (databaseAdminUrl && databaseOwnerUrl && databaseUrl)
    await prepareRolesOf(databaseAdminUrl, databaseOwnerUrl, databaseUrl).catch(async (error: unknown) => {
      throw await explainConnection(error, 'DATABASE_ADMIN_URL', databaseAdminUrl)
    })
  const { deps, close } = await migratedDeps(services, config, options)
  const ownerUrl = databaseOwnerUrl ?? databaseUrl
  if (!redisUrl && ownerUrl) await migrateJobs(ownerUrl)
  await options.prepare?.(deps)
  await close()
}

async function migratedDeps(
  services: readonly Service[],
  config: Config,
  { clock = systemClock, log }: RunOptions,
): Promise<OpenDeps> {
  const url = config.databaseUrl
  if (!url) throw new SettingError('DATABASE_URL is required')
  await migrateAll(services, config, url)
  return createDeps(config, { url, clock, log }).catch(async (error: unknown) => {
    throw await explainConnection(error, 'DATABASE_URL', url)
  })
}

/** Runs services in one process: `run([one])` is a container, `run([all])` the embedded default. */
export async function run(
  services: readonly Service[],
  config: Config,
  options: RunOptions,
): Promise<Running> {
  const { deps, close } = await migratedDeps(services, config, options)
  const sessions = createSessionReader(deps)
  const phase: Phase = { isPrepared: false, isStopping: false, events: null }
  const readiness = createReadinessCheck(deps, phase)
  const app = await createServer(deps, {
    sessions,
    readiness,
    isStopping: () => phase.isStopping,
    log: options.log,
    installUploads: (server) => installMultipart(server, deps),
  })
  addRoutes(app, deps, services)
  await options.prepare?.(deps)
  const { events, stops } = await startAll(services, app, deps, options.jobProgram ?? null)
  Object.assign(phase, { isPrepared: true, events })
  return {
    app,
    deps,
    events,
    sessions,
    address: await listen(app, config, options.isListening ?? true),
    async stop() {
      Object.assign(phase, { isPrepared: false, isStopping: true })
      await stopInTime(app, async () => {
        for (const stop of stops.reverse()) await stop()
        await app.close()
        await close()
      })
    },
  }
}

async function listen(app: FastifyInstance, config: Config, isListening: boolean): Promise<string> {
  const { port, host } = config
  if (isListening) return app.listen({ port, host }).catch((error: unknown) => refuseHost(error, host))
  await app.ready()
  return ''
}

function refuseHost(error: unknown, host: string): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code)) throw error
  throw new SettingError(`HOST ${host} is not an address of this machine.`)
}
