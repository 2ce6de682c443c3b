// `npm run faults [-- --long] [--only=R3,R8] [--minutes=N]`: repeats the fault tests, for long with `--long`, and
// writes what was really run to docs/faults.md. `--minutes` ends each long form earlier.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fetchJars } from './fetch-jars.mjs'
import { buildWhenChanged } from './steps/build-when-changed.mjs'
import { exitWith, Failure } from './steps/failure.mjs'
import { FAULTS } from './steps/fault-list.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import { whyNoKafka, whyNoRedis } from './steps/machine.mjs'
import { ROOT } from './steps/paths.mjs'

const PAGE = join(ROOT, 'docs', 'faults.md')
const FIGURES = join(ROOT, '.cache', 'faults')
const USAGE = `Usage: npm run faults [-- --long] [--minutes=N] [--only=${FAULTS.map(({ id }) => id).join(',')}]`

function readArguments() {
  const asked = { isLong: false, minutes: undefined, only: FAULTS.map(({ id }) => id) }
  for (const arg of process.argv.slice(2)) {
    const [name, value = ''] = arg.split('=')
    if (arg === '--long') asked.isLong = true
    else if (name === '--minutes' && Number(value) > 0) asked.minutes = Number(value)
    else if (name === '--only') asked.only = value.split(',')
    else throw new Failure(USAGE)
  }
  const isUnknown = asked.only.some((id) => !FAULTS.some((fault) => fault.id === id))
  if (isUnknown || (asked.minutes && !asked.isLong)) throw new Failure(USAGE)
  return asked
}

function environmentOf({ isLong, minutes }) {
  const long = isLong ? { FAULTS_LONG: '1' } : {}
  return {
    ...process.env,
    ...long,
    ...(minutes ? { FAULTS_MINUTES: String(minutes) } : {}),
    FAULTS_FIGURES: FIGURES,
  }
}

async function runFault({ id, project, file }, asked) {
  console.log(`\n── ${id} ──`)
  rmSync(join(FIGURES, `${id}.json`), { force: true })
  const load = loadavg()[0].toFixed(1)
  const began = Date.now()
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', project, file], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOf(asked),
  })
  const [code] = await once(child, 'exit')
  const figures = join(FIGURES, `${id}.json`)
  const none = { done: 'ended before its figures', found: '' }
  const { done, found } = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : none
  const took = ((Date.now() - began) / 60_000).toFixed(1)
  return { done: `${done} (${took} min in all, load ${load} before)`, found, isHeld: code === 0 }
}

const HEAD = `# Faults

Made by \`npm run faults -- --long\`, whose \`--minutes\` ends each form earlier: 'Really run' shows how much there was.
Rows that a run leaves out stay as they were. The short forms run with the other tests.

`

const today = () => new Date().toISOString().slice(0, 10)

function rowOf({ id, holds, long }, { done, found, isHeld }) {
  return `| ${id} | ${holds} | ${long} | ${today()}: ${done} | ${found} | ${isHeld ? 'holds' : 'fails'} |`
}

/** The rows of earlier runs, by fault. */
function storedRows() {
  if (!existsSync(PAGE)) return new Map()
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| (R\d+[a-z]?) .*$/gm)
  return new Map([...rows].map(([row, id]) => [id, row]))
}

function writePage(rows) {
  const all = FAULTS.map(
    ({ id, holds, long }) => rows.get(id) ?? `| ${id} | ${holds} | ${long} | never | | |`,
  )
  const machine = `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, with other work beside: see each load.\n\n`
  const table = '| # | Holds when | Long form | Really run | Found | |\n|---|---|---|---|---|---|\n'
  writeFileSync(PAGE, `${HEAD}${machine}${table}${all.join('\n')}\n`)
}

function provideKafka() {
  const missing = whyNoKafka() ?? whyNoRedis()
  if (missing) throw new Failure(`R3 and R6: ${missing}`)
  if (!process.env.KAFKA_BROKERS) fetchJars('kafka')
}

async function run() {
  const asked = readArguments()
  const wanted = FAULTS.filter(({ id }) => asked.only.includes(id))
  installWhenChanged()
  await buildWhenChanged()
  if (wanted.some(({ project }) => project === 'kafka')) provideKafka()
  const rows = storedRows()
  let failed = 0
  for (const fault of wanted) {
    const result = await runFault(fault, asked)
    if (!result.isHeld) failed += 1
    rows.set(fault.id, rowOf(fault, result))
    // After each: a run of a day that is interrupted has shown something.
    writePage(rows)
    console.log(rows.get(fault.id))
  }
  process.exitCode = failed > 0 ? 1 : 0
}

await run().catch(exitWith)
