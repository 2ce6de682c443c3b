// Called by scripts/bench.mjs: node growth.js --growth=<orders> <folder of the built programs>. What reads cost in a
// shop of 20,000 orders, and in the same one with more.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Running } from '@deportivo/platform/run'
import { addClients, CLIENTS, fillShop } from '../data/fill-shop.ts'
import { fillOrders } from '../data/fill-orders.ts'
import { untilCaughtUp } from '../parts/backlog.ts'
import { startDatabase, type BenchDatabase } from '../parts/database.ts'
import { runProduct } from '../parts/in-process.ts'
import { startProduct } from '../parts/processes.ts'
import { signIn } from '../parts/sign-in.ts'
import { growthLines, type Growth } from '../report/growth.ts'
import { printTable, surroundingsOf, writeTable } from '../report/write.ts'
import { ORDERS } from '../settings.ts'
import { measureBulkStep } from './bulk-step.ts'
import { readsOf, suggestionsOf } from './reads.ts'
import { measureReads } from './measure-reads.ts'

const MANY_CLIENTS = 100_000
const many = Number(process.argv.find((arg) => arg.startsWith('--growth='))?.split('=')[1])
const [loadBefore = 0] = loadavg()
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function grow({ db }: BenchDatabase): Promise<void> {
  await addClients(db, MANY_CLIENTS - CLIENTS)
  await fillOrders(db, many - ORDERS)
  await untilCaughtUp(db)
  await db.raw('vacuum analyze')
}

type As = Awaited<ReturnType<typeof signIn>>

async function measure(database: BenchDatabase, running: Running, as: As): Promise<Growth> {
  const { db } = database
  const reads = readsOf(as)
  await untilCaughtUp(db)
  await db.raw('vacuum analyze')
  printLine(`… ${ORDERS} orders`)
  const small = await measureReads(reads, running, db)
  printLine(`… growing to ${many} orders`)
  await grow(database)
  printLine(`… ${many} orders`)
  const large = await measureReads(reads, running, db)
  const suggestions = await measureReads(suggestionsOf(as), running, db)
  const bulkMs = await measureBulkStep(running, db, as('head_dispatch'))
  return { small, large, suggestions, bulkMs }
}

const PORT = 8172

/** The tokens of a product in a process of its own: threads that hash passwords are not part of this program. */
async function signInOnce(): Promise<As> {
  const program = join(process.argv.at(-1) ?? '', 'product', 'main.js')
  const product = await startProduct(program, PORT, { DATABASE_URL: database.url, DATA_DIR: dataDir })
  try {
    return await signIn(PORT, ['two', 'online_seller', 'head_dispatch'])
  } finally {
    await product.stop()
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-growth-'))
const database = await startDatabase(dataDir)
try {
  printLine('… filling')
  await fillShop(database.db)
  await fillOrders(database.db, ORDERS)
  const as = await signInOnce()
  const running = await runProduct({ url: database.url, dataDir })
  let growth: Growth
  try {
    growth = await measure(database, running, as)
  } finally {
    await running.stop()
  }
  const lines = growthLines(growth)
  printTable(lines)
  const about = [
    '# Growth',
    '',
    `Made by \`npm run bench -- --growth=${many}\`: what a read costs in a shop of ${many.toLocaleString('en-US')} orders and ${MANY_CLIENTS.toLocaleString('en-US')} clients, compared with ${ORDERS.toLocaleString('en-US')} orders and ${CLIENTS.toLocaleString('en-US')} clients. One request at a time, in one process with its caller; buffers are pages of 8 kB that PostgreSQL touched, polls of the consumers included.`,
    '',
    `- Load of the machine before the run: ${loadBefore.toFixed(1)}`,
    ...(await surroundingsOf(database.db)).slice(0, 1),
    '',
  ]
  await writeTable('docs/growth.md', about, lines)
  if (process.argv.includes('--strict') && lines.some((line) => !line.isReached)) process.exitCode = 1
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
