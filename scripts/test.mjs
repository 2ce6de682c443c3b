// `npm test [-- --only pure,db]`: every test that this machine can run; the others are listed, with what to
// install.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fetchJars } from './fetch-jars.mjs'
import { buildWhenChanged } from './steps/build-when-changed.mjs'
import { exitWith, Failure } from './steps/failure.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import {
  containedParts,
  findChromium,
  whyNoChromium,
  whyNoClamd,
  whyNoKafka,
  whyNoRedis,
  whyNoS3,
} from './steps/machine.mjs'
import { ROOT } from './steps/paths.mjs'
import { costLines } from './steps/test-costs.mjs'

const RESULTS = join(ROOT, '.cache', 'test-results')

/** Without `needs` a suite is skipped, without one of its `parts` only the tests of that part. */
const SUITES = [
  { name: 'pure', needs: [] },
  { name: 'console', needs: [] },
  { name: 'db', needs: [] },
  { name: 'kafka', needs: [whyNoKafka, whyNoRedis], parts: { s3: whyNoS3, clamd: whyNoClamd } },
  { name: 'e2e', needs: [whyNoChromium] },
  { name: 'distributed', needs: [whyNoChromium, whyNoKafka, whyNoRedis] },
]

const NOTHING = { passed: 0, failed: 0, skipped: [], failures: [], costs: [] }

async function run() {
  installWhenChanged()
  await buildWhenChanged()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  let total = NOTHING
  for (const suite of wantedSuites()) total = add(total, await runSuite(suite))
  report(total)
}

function wantedSuites() {
  const at = process.argv.indexOf('--only')
  if (at < 0) return SUITES
  const names = (process.argv[at + 1] ?? '').split(',')
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new Failure(
      `No such suite: ${unknown.join(', ')}. There are ${SUITES.map((suite) => suite.name).join(', ')}.`,
    )
  return SUITES.filter((suite) => names.includes(suite.name))
}

async function runSuite({ name, needs, parts = {} }) {
  const missing = needs.map((why) => why()).filter(Boolean)
  if (missing.length > 0) return { ...NOTHING, skipped: [`the suite ${name}: ${missing.join('; ')}`] }
  console.log(`\n── ${name} ──`)
  const contained = needs.includes(whyNoKafka) ? containedParts() : []
  const without = Object.entries(parts).flatMap(([part, why]) => (why() ? [{ part, why: why() }] : []))
  const absent = without.map(({ part }) => part)
  if (needs.includes(whyNoKafka) && !process.env.KAFKA_BROKERS && !contained.includes('kafka'))
    fetchJars('kafka')
  if ('s3' in parts && !absent.includes('s3')) fetchJars('s3')
  const result = await runVitest(name, { contained, absent })
  const reasons = without.map(({ part, why }) => `the tests of ${part} in ${name}: ${why}`)
  return { ...result, skipped: [...reasons, ...result.skipped] }
}

async function runVitest(name, { contained, absent }) {
  const file = join(RESULTS, `${name}.json`)
  const ownReport = join(RESULTS, `${name}-run.json`)
  const began = performance.now()
  const child = spawn(process.execPath, vitestArgs(name, file), {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROME_BIN: findChromium() ?? '',
      TEST_CONTAINERS: contained.join(','),
      TEST_WITHOUT: absent.join(','),
      TEST_RUN: ownReport,
    },
  })
  const [code] = await once(child, 'exit')
  const { files = [], failures = [] } = parse(ownReport) ?? {}
  const cost = { name, elapsed: performance.now() - began, files }
  return {
    ...readResult(name, file, code),
    failures: failures.map((failure) => ({ suite: name, ...failure })),
    costs: [cost],
  }
}

function vitestArgs(name, file) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  return [
    vitest,
    'run',
    '--project',
    name,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(ROOT, 'scripts', 'steps', 'run-reporter.mjs')}`,
    `--outputFile.json=${file}`,
  ]
}

function readResult(name, file, code) {
  const result = parse(file)
  if (!result) return { ...NOTHING, failed: code === 0 ? 0 : 1 }
  const tests = result.testResults.flatMap((suite) => suite.assertionResults)
  const unread = result.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  const passed = tests.filter((test) => test.status === 'passed').length
  const failed = tests.filter((test) => test.status === 'failed').length + unread.length
  const skipped = tests
    .filter((test) => !['passed', 'failed'].includes(test.status))
    .map((test) => `${name}: ${test.fullName}`)
  // A run without a failed test can still fail, for example by an error outside of a test.
  return { ...NOTHING, passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped }
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // No report, or an incomplete one: the exit code decides.
    return undefined
  }
}

function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: [...a.skipped, ...b.skipped],
    failures: [...a.failures, ...b.failures],
    costs: [...a.costs, ...b.costs],
  }
}

function report({ passed, failed, skipped, failures, costs }) {
  for (const cost of costs) console.log(`\n${costLines(cost).join('\n')}`)
  console.log()
  // Once more at the end, which is what is left of a long log.
  for (const { suite, where, why } of failures)
    console.log(`FAILED ${suite}: ${where}\n    ${why.join('\n    ')}`)
  for (const name of skipped) console.log(`SKIPPED ${name}`)
  const isStrict = process.env.REQUIRE_ALL === '1'
  if (isStrict && skipped.length > 0) console.log('REQUIRE_ALL=1: each of these counts as failed.')
  const broken = failed + (isStrict ? skipped.length : 0)
  const rest = !isStrict && skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`${passed} passed, ${broken} failed${rest}`)
  process.exitCode = broken > 0 ? 1 : 0
}

await run().catch(exitWith)
