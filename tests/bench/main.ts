// Called by scripts/bench.mjs, which builds: node main.js <--quick|--full> [--strict] <folder of the built programs>
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { fillOrders } from './data/fill-orders.ts'
import { fillShop } from './data/fill-shop.ts'
import { measureBundles } from './figures/bundles.ts'
import { measureEvents } from './figures/events.ts'
import { measureFreshness } from './figures/freshness.ts'
import { measurePipelining } from './figures/pipelining.ts'
import { measureRebuild } from './figures/rebuild.ts'
import { measureStartUp } from './figures/start-up.ts'
import { countStatements } from './figures/statements.ts'
import { untilCaughtUp } from './parts/backlog.ts'
import { PASSWORD, startDatabase, type BenchDatabase } from './parts/database.ts'
import { startFloor, startProduct } from './parts/processes.ts'
import { signIn } from './parts/sign-in.ts'
import {
  bundleLines,
  eventLines,
  freshnessLines,
  pipeliningLine,
  rebuildLines,
  startUpLines,
} from './report/figures.ts'
import { caughtUpLine, linesOf, signingInLines, stockLine, uploadingLines, type Line } from './report/line.ts'
import { printTable, surroundingsOf, writePage } from './report/write.ts'
import { addLine, deliver } from './rows/changing.ts'
import { compare, type Compared, type Machines } from './rows/compare.ts'
import { boardSnapshot, dayReport } from './rows/overview.ts'
import { orderDetail, ordersByState, productList } from './rows/reading.ts'
import type { Row, Shop } from './rows/row.ts'
import { measureSigningIn, type SigningIn } from './rows/signing-in.ts'
import { measureUploading, type Uploading } from './rows/uploading.ts'
import { FULL, ORDERS, QUICK } from './settings.ts'

const PORT = 8171
const programs = process.argv.at(-1) ?? ''
const product = join(programs, 'product', 'main.js')
const isFull = process.argv.includes('--full')
const lengths = isFull ? FULL : QUICK
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function startMachines({ url }: BenchDatabase, dataDir: string): Promise<Machines> {
  const running = await startProduct(product, PORT, { DATABASE_URL: url, DATA_DIR: dataDir })
  const hashed = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return { product: running, floor: await startFloor(join(programs, 'floor.js'), { url, hash: hashed }) }
}

interface MeasuredRows {
  rows: readonly Row[]
  compared: readonly Compared[]
  signing: SigningIn
  uploading: Uploading
}

async function measureRows(shop: Shop, machines: Machines): Promise<MeasuredRows> {
  const detail = orderDetail(shop, ORDERS)
  // The board before the changes, which bring more cards to it.
  const board = boardSnapshot(shop)
  const reads = [productList(shop), detail, await ordersByState(shop), board, dayReport(shop)]
  const changes = [addLine(shop), deliver(shop)]
  const compareEach = async (rows: readonly Row[]): Promise<Compared[]> => {
    const compared: Compared[] = []
    for (const row of rows) {
      printLine(`… ${row.name}`)
      compared.push(await compare(row, lengths, machines, shop))
    }
    return compared
  }
  const comparedReads = await compareEach(reads)
  printLine('… uploading')
  const uploading = await measureUploading(shop, board, machines.product.port, lengths)
  const compared = [...comparedReads, ...(await compareEach(changes))]
  printLine('… signing in')
  return {
    rows: [...reads, ...changes],
    compared,
    uploading,
    signing: await measureSigningIn(detail, lengths, machines),
  }
}

const NO_COST = { statements: Number.NaN, roundTrips: Number.NaN }

async function linesOfRows(
  { rows, compared, signing, uploading }: MeasuredRows,
  database: BenchDatabase,
  dataDir: string,
) {
  printLine('… counting statements')
  const costs = await countStatements(rows, { url: database.url, dataDir })
  const costOf = (name: string) => costs.get(name) ?? NO_COST
  return [
    ...compared.flatMap((row) => linesOf(row, costOf(row.name))),
    ...signingInLines(signing),
    ...uploadingLines(uploading),
    caughtUpLine(compared),
  ]
}

interface Measured {
  rows: MeasuredRows
  others: Line[]
}

async function measure({ db, ownerUrl }: BenchDatabase, machines: Machines): Promise<Measured> {
  await untilCaughtUp(db)
  const shop: Shop = {
    db,
    as: await signIn(machines.product.port, ['two', 'online_seller', 'head_dispatch']),
  }
  const rows = await measureRows(shop, machines)
  printLine('… events')
  const events = eventLines(await measureEvents(db, isFull ? 40_000 : 10_000))
  printLine('… freshness')
  const fresh = freshnessLines(await measureFreshness(shop, machines.product.port, isFull ? 30 : 6))
  printLine('… rebuild')
  const rebuilt = rebuildLines(await measureRebuild(ownerUrl))
  printLine('… pipelining')
  const pipelining = pipeliningLine(await measurePipelining(ownerUrl, lengths.sliceSeconds))
  return { rows, others: [...fresh, ...events, ...rebuilt, pipelining, await stockLine(db)] }
}

async function bench(database: BenchDatabase, dataDir: string): Promise<Line[]> {
  printLine('… filling')
  await fillShop(database.db)
  await fillOrders(database.db, ORDERS)
  const machines = await startMachines(database, dataDir)
  let measured: Measured
  let loaded: number
  try {
    measured = await measure(database, machines)
    loaded = machines.product.memory()
  } finally {
    await machines.floor.stop()
    await machines.product.stop()
  }
  const lines = [...(await linesOfRows(measured.rows, database, dataDir)), ...measured.others]
  printLine('… starting')
  const surroundings = await surroundingsOf(database.db)
  const started = await measureStartUp(product, PORT, dataDir, database)
  const bundles = measureBundles(join('console', 'dist'))
  lines.push(...startUpLines(started, loaded), ...(bundles ? bundleLines(bundles) : []))
  await writePage('docs/benchmarks.md', lines, {
    command: `npm run bench -- ${isFull ? '--full' : '--quick'}`,
    surroundings,
  })
  return lines
}

const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-bench-'))
const database = await startDatabase(dataDir)
try {
  const lines = await bench(database, dataDir)
  printTable(lines)
  if (process.argv.includes('--strict') && lines.some((line) => !line.isReached)) process.exitCode = 1
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
