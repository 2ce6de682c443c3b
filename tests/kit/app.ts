import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { seedUsers } from '@deportivo/auth/seed/seed-users'
import { proveMoney, type MoneyProof } from '@deportivo/orders/money/prove-money'
import { systemClock, type Clock } from '@deportivo/platform/clock'
import { readConfig, type Config } from '@deportivo/platform/config'
import { prepareOnce, run, type Running } from '@deportivo/platform/run'
import type { Deps, Service } from '@deportivo/platform/service'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { callsOver, type Transport, type Shopfront } from './calls.ts'
import { eventually } from './eventually.ts'
import { createDatabase, templateDatabase, type TestDatabase } from './database.ts'
import { PASSWORD } from './password.ts'

export type { Given, Person } from './calls.ts'

const quiet = pino({ level: process.env['TEST_LOG'] ?? 'silent' })

export interface TestApp extends Shopfront {
  app: FastifyInstance
  deps: Deps
  running: Running
}

export interface TestAppOptions {
  services?: readonly Service[]
  clock?: Clock
  config?: Partial<Config>
  log?: Logger
  /** Listens on a free port, for sockets and browsers. */
  isListening?: boolean
  /** False: the tests of the file write money behind the product, or stop its database. */
  isMoneyProved?: boolean
}

// Tests work faster than users do.
const AS_FAST_AS_IT_GOES = '1000000'

async function testConfig(
  { url, applicationUrl }: Pick<TestDatabase, 'url' | 'applicationUrl'>,
  overrides: Partial<Config>,
): Promise<Config> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-app-'))
  const settings = {
    PORT: '0',
    DATABASE_URL: applicationUrl,
    DATABASE_OWNER_URL: url,
    DATA_DIR: dataDir,
    CALLS_PER_SECOND: AS_FAST_AS_IT_GOES,
  }
  return { ...readConfig(settings), isWholeProduct: true, ...overrides }
}

// The least that the algorithm allows: every test file signs in as several users, and a real hash is made to be slow.
const QUICK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** All tables and all users, built once per run. */
const buildTemplate: Parameters<typeof templateDatabase>[1] = async (database) => {
  const config = await testConfig(database, {})
  const prepare = async ({ db }: Deps) => {
    const password_hash = await hash(PASSWORD, QUICK_HASH)
    await db.transaction(async (trx) => {
      await seedUsers(trx, { password: PASSWORD, clock: systemClock })
      await trx('auth.users').update({ password_hash })
    })
  }
  await prepareOnce(ALL_SERVICES, config, { log: quiet, prepare })
  await rm(config.dataDir, { recursive: true, force: true })
}

/** Calls the app in the same process, without a socket. */
const inProcess =
  (app: FastifyInstance): Transport =>
  async (request) => {
    const reply = await app.inject(request)
    return { status: reply.statusCode, body: reply.body }
  }

const untilSettled = (running: Running): Promise<void> =>
  eventually(async () => {
    if (!(await running.events.caughtUp())) throw new Error('consumers have not caught up')
  })

/** A database with all tables and all users, and nothing else. */
export async function createShopDatabase(name: string): Promise<TestDatabase> {
  return createDatabase({ name, template: await templateDatabase('whole_product', buildTemplate) })
}

const NO_PROOF: Pick<MoneyProof, 'differences'> = { differences: [] }

/** The whole product on a database of its own, as the embedded default runs it. Its money is proved when it stops. */
export async function startTestApp({
  services = ALL_SERVICES,
  clock = systemClock,
  config = {},
  log = quiet,
  isListening = false,
  isMoneyProved = true,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createShopDatabase('app')
  const settings = await testConfig(database, config)
  const running = await run(services, settings, { log, clock, isListening })
  return {
    app: running.app,
    deps: running.deps,
    db: running.deps.db,
    running,
    ...callsOver(inProcess(running.app), PASSWORD),
    settled: () => untilSettled(running),
    async stop() {
      const { differences } = isMoneyProved ? await proveMoney(running.deps.db) : NO_PROOF
      await running.stop()
      await database.drop()
      await rm(settings.dataDir, { recursive: true, force: true })
      if (differences.length > 0) throw new Error(`money is not proved: ${JSON.stringify(differences)}`)
    },
  }
}
