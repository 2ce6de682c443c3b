import { login, logout } from '@deportivo/contracts/auth/sign-in'
import { connect } from '@deportivo/platform/db/connect'
import { createDatabase } from '@deportivo/testkit/database'
import { expectMoneyProved } from '@deportivo/testkit/money/money-proved'
import { callsOver, overHttp, type Calls, type Person } from '@deportivo/testkit/calls'
import { PASSWORD } from '@deportivo/testkit/password'
import { startProduct, type Product, type ProductOptions, type Topology } from '@deportivo/testkit/product'
import type { Browser } from 'playwright-core'
import { kafkaBrokers, redisUrl } from '@deportivo/testkit/shared-servers'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { embeddedUrl, rowsOf } from './rows.ts'
import { visit, type Screen, type Visitor } from './visitor.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How the browser suites run the product. */
    topology: Topology
  }
}

/** The running demo company, and the users who open it in a browser. */
export interface Stage {
  readonly product: Product
  /** Rows of its database, for what a test computes itself. */
  rows<Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]>
  /** Calls of other users in the meantime. */
  readonly calls: Calls
  /** A browser without a login. */
  guest(screen?: Screen): Promise<Visitor>
  /** A browser of a signed-in user, with an open page. */
  person(who: Person, path: string, screen?: Screen): Promise<Visitor>
  /** The same for the only user of an installation without data. */
  owner(path: string, screen?: Screen): Promise<Visitor>
}

/** The only user of an installation without a demo company. */
export const OWNER = { email: 'duena@tienda.co', password: 'la-primera-clave' }

const EMPTY = {
  args: ['--no-demo'],
  settings: { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password },
}

/** The options with which a test file starts the product. */
async function beginningOf(topology: Topology): Promise<Partial<ProductOptions>> {
  if (topology === 'embedded') return { dataFrom: inject('companyDir') }
  const database = await createDatabase({ name: 'e2e' })
  const settings = {
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.url,
    KAFKA_BROKERS: kafkaBrokers(),
    REDIS_URL: redisUrl(),
  }
  return { settings }
}

async function proveMoneyOf(url: string): Promise<void> {
  const db = connect({ url, as: 'application', poolMax: 3 })
  try {
    await expectMoneyProved(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Starts the product and a browser for the tests of a file, with the demo company or without data; each test's visitors
 * are closed and signed out at its end: a user may have only so many sessions. At the end of the file its money is
 * proved, before the product stops.
 */
export function openStage({ isEmpty = false } = {}): Stage {
  const topology = inject('topology')
  let product: Product
  let calls: Calls
  let browser: Browser
  let databaseUrl: string | undefined
  let visitors: Visitor[] = []
  let tokens: string[] = []

  const signOut = async (token: string): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` }
    const { status, body } = await calls.attempt(null, logout, { headers })
    // A test may have ended the session itself.
    if (status !== 200 && status !== 401) throw new Error(`${status} ${body}`)
  }

  beforeAll(async () => {
    const beginning: Partial<ProductOptions> = isEmpty ? EMPTY : await beginningOf(topology)
    ;[product, browser] = await Promise.all([
      startProduct({ topology, password: PASSWORD, ...beginning }),
      openBrowser(),
    ])
    databaseUrl = beginning.settings?.['DATABASE_URL']
    calls = callsOver(overHttp(product.address), PASSWORD)
  })
  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    if (task.result?.state === 'fail')
      for (const [index, visitor] of leaving.entries()) await visitor.photograph(`${task.name} ${index + 1}`)
    for (const visitor of leaving) await visitor.leave()
    const ending = tokens
    tokens = []
    await Promise.all(ending.map(signOut))
  })
  afterAll(async () => {
    await browser.close()
    try {
      await proveMoneyOf(databaseUrl ?? (await embeddedUrl(product)))
    } finally {
      await product.stop()
    }
  })

  const open = async (screen?: Screen, token?: string): Promise<Visitor> => {
    const visitor = await visit(browser, product.address, { screen, token })
    visitors.push(visitor)
    return visitor
  }
  // The form of the login has its own tests, and opening it before each page would take a second or two.
  const enter = async (body: typeof OWNER, path: string, screen?: Screen): Promise<Visitor> => {
    const { data } = await calls.reply(null, login, { body })
    tokens.push(data.access_token)
    const visitor = await open(screen, data.access_token)
    await visitor.page.goto(path)
    await visitor.page.getByRole('main').waitFor()
    return visitor
  }
  return {
    get product() {
      return product
    },
    get calls() {
      return calls
    },
    rows: (statement, values) => rowsOf(product, databaseUrl, { statement, values }),
    guest: (screen) => open(screen),
    person: (who, path, screen) => enter({ email: `${who}@demo.local`, password: PASSWORD }, path, screen),
    owner: (path, screen) => enter(OWNER, path, screen),
  }
}
