// `npm test [-- --all | --second] [--only pure,db]`: the first tier of the tests that this machine can run, with
// `--second` the second tier, with `--all` both; what it can't run is listed, with what to install.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
import { reportLines } from './suites/report.mjs'
import { runSuite } from './suites/run-suite.mjs'
import { costLines } from './suites/test-costs.mjs'

const CACHE = join(ROOT, '.cache')
const RESULTS = join(CACHE, 'test-results')

/** Without `needs` a suite is skipped, without one of its `parts` only the tests of that part. */
const SUITES = [
  { name: 'pure', needs: [] },
  { name: 'console', needs: [] },
  { name: 'db', needs: [] },
  { name: 'kafka', needs: [whyNoKafka, whyNoRedis], parts: { s3: whyNoS3, clamd: whyNoClamd } },
  { name: 'e2e', needs: [whyNoChromium] },
  { name: 'distributed', needs: [whyNoChromium, whyNoKafka, whyNoRedis] },
]

const NOTHING = { passed: 0, failed: 0, skipped: [], failures: [], unstable: [], costs: [] }

async function run() {
  const asked = readArguments(process.argv.slice(2))
  installWhenChanged()
  await buildWhenChanged()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  let total = NOTHING
  for (const suite of asked.suites) total = add(total, await runOrSkip(suite, asked))
  writeFileSync(join(CACHE, 'unstable.json'), `${JSON.stringify(total.unstable, null, 2)}\n`)
  for (const cost of total.costs) console.log(`\n${costLines(cost).join('\n')}`)
  const { lines, isPassed } = reportLines(total, { isStrict: process.env.REQUIRE_ALL === '1' })
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = isPassed ? 0 : 1
}

function readArguments(args) {
  const asked = { tier: 'first', suites: SUITES }
  for (let arg = args.shift(); arg; arg = args.shift()) {
    if (arg === '--all' || arg === '--second') asked.tier = arg.slice(2)
    else if (arg === '--only') asked.suites = suitesNamed((args.shift() ?? '').split(','))
    else
      throw new Failure(
        `Usage: npm test [-- --all | --second] [--only ${SUITES.map(({ name }) => name).join(',')}]`,
      )
  }
  return asked
}

function suitesNamed(names) {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new Failure(
      `No such suite: ${unknown.join(', ')}. There are ${SUITES.map((suite) => suite.name).join(', ')}.`,
    )
  return SUITES.filter((suite) => names.includes(suite.name))
}

const missingFor = (suite) => suite.needs.map((why) => why()).filter(Boolean)

/** Whether the flows that run over the distributed start too are left to it: in the first tier, where it can start. */
const isLeftToDistributed = ({ tier, suites }) => {
  const distributed = suites.find(({ name }) => name === 'distributed')
  return tier === 'first' && distributed !== undefined && missingFor(distributed).length === 0
}

async function runOrSkip(suite, asked) {
  const missing = missingFor(suite)
  if (missing.length > 0) return { ...NOTHING, skipped: [`the suite ${suite.name}: ${missing.join('; ')}`] }
  console.log(`\n── ${suite.name} ──`)
  const parts = Object.entries(suite.parts ?? {})
  const without = parts.flatMap(([part, why]) => (why() ? [{ part, why: why() }] : []))
  const absent = without.map(({ part }) => part)
  const contained = suite.needs.includes(whyNoKafka) ? containedParts() : []
  provideJars(suite, { contained, absent })
  const began = performance.now()
  const { files, ...result } = await runSuite(suite.name, {
    args: ['--project', suite.name],
    report: join(RESULTS, `${suite.name}.json`),
    env: {
      CHROME_BIN: findChromium() ?? '',
      BUNDLED_PROGRAMS: join(ROOT, 'services/all-in-one/dist'),
      TEST_TIER: asked.tier,
      TEST_DISTRIBUTED: isLeftToDistributed(asked) ? 'too' : '',
      TEST_CONTAINERS: contained.join(','),
      TEST_WITHOUT: absent.join(','),
    },
  })
  const reasons = without.map(({ part, why }) => `the tests of ${part} in ${suite.name}: ${why}`)
  const cost = { name: suite.name, elapsed: performance.now() - began, files }
  return { ...result, skipped: [...reasons, ...result.skipped], costs: [cost] }
}

function provideJars({ needs, parts = {} }, { contained, absent }) {
  if (needs.includes(whyNoKafka) && !process.env.KAFKA_BROKERS && !contained.includes('kafka'))
    fetchJars('kafka')
  if ('s3' in parts && !absent.includes('s3')) fetchJars('s3')
}

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
  failures: [...a.failures, ...b.failures],
  unstable: [...a.unstable, ...b.unstable],
  costs: [...a.costs, ...(b.costs ?? [])],
})

await run().catch(exitWith)
