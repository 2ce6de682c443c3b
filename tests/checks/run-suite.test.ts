import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportLines } from '../../scripts/suites/report.mjs'
import { runSuite, type SuiteOutcome } from '../../scripts/suites/run-suite.mjs'

const CACHE = join(resolve(import.meta.dirname, '../..'), '.cache')
mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'failing-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Passes from its second run on: the first leaves a file behind. */
const passesLater = (name: string, reason: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  import { expect, it } from 'vitest'
  const isFirst = !existsSync('${folder}/${name}')
  writeFileSync('${folder}/${name}', '')
  it('is right', () => expect(1).toBe(1))
  it('comes late', () => { if (isFirst) ${reason} })`

const FILES = {
  'vitest.config.mjs': `export default { test: { include: ['*.check.mjs'], root: '${folder}' } }`,
  'right.check.mjs': `
    import { expect, it } from 'vitest'
    it('is right', () => expect(1).toBe(1))
    it.skip('is left out', () => undefined)`,
  'wrong.check.mjs': `
    import { expect, it } from 'vitest'
    it('adds up', () => expect(1 + 1).toBe(3))
    it('is right', () => expect(1).toBe(1))`,
  'not-awaited.check.mjs': `
    import { it } from 'vitest'
    it('rejects', async () => { Promise.reject(new Error('not awaited')) })`,
  'unread.check.mjs': `throw new Error('cannot be loaded')`,
  'late.check.mjs': passesLater('late', `throw new Error('too early')`),
  'ended.check.mjs': passesLater('ended', `process.kill(process.pid, 'SIGKILL')`),
}

let outcome: SuiteOutcome
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  outcome = await runSuite('checks', {
    args: ['--root', folder],
    report: join(folder, 'run.json'),
    env: {},
    output: 'ignore',
  })
}, 60_000)

const whyBy = (failures: { where: string; why: string[] }[]) =>
  Object.fromEntries(failures.map(({ where, why }) => [where, why[0]]))

it('a file that fails twice fails: its tests, its loading, its errors outside of tests', () => {
  expect(whyBy(outcome.failures)).toEqual({
    'wrong.check.mjs > adds up': expect.stringContaining('expected 2 to be 3') as string,
    'unread.check.mjs': 'cannot be loaded',
    'not-awaited.check.mjs > outside of a test': 'not awaited',
  })
  expect(outcome.failed).toBe(3)
})

it('a file that passes alone counts as passed, and is listed as unstable with its first reason', () => {
  expect(outcome.unstable.map(({ file }) => file).toSorted()).toEqual(['ended.check.mjs', 'late.check.mjs'])
  expect(whyBy(outcome.unstable.flatMap(({ failures }) => failures))).toMatchObject({
    'late.check.mjs > comes late': 'too early',
  })
  // Two of each unstable file, one of 'right', one of 'wrong', one of 'not-awaited'.
  expect(outcome.passed).toBe(2 + 2 + 1 + 1 + 1)
  expect(outcome.skipped).toEqual(['checks: right.check.mjs > is left out'])
})

const unstableFiles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    suite: 'db',
    file: `${at}.db.test.ts`,
    failures: [{ suite: 'db', where: `${at}.db.test.ts > waits`, why: ['too late', 'at line 1'] }],
  }))

const results = (unstable: number) => ({
  passed: 9,
  failed: 0,
  skipped: [],
  failures: [],
  unstable: unstableFiles(unstable),
})

it('up to three unstable files are listed in a run that passes; with four it fails', () => {
  expect(reportLines(results(1), { isStrict: true })).toEqual({
    lines: ['UNSTABLE 0.db.test.ts > waits: too late', '9 passed, 0 failed'],
    isPassed: true,
  })
  expect(reportLines(results(3), { isStrict: false }).isPassed).toBe(true)
  const { lines, isPassed } = reportLines(results(4), { isStrict: false })
  expect([isPassed, lines.at(-1)]).toEqual([false, '9 passed, 4 failed'])
})

it('what is skipped fails a run in which everything is required, and no other', () => {
  const skipping = { ...results(0), skipped: ['db: not here'] }
  expect(reportLines(skipping, { isStrict: true })).toMatchObject({ isPassed: false })
  expect(reportLines(skipping, { isStrict: false })).toEqual({
    lines: ['SKIPPED db: not here', '9 passed, 0 failed, 1 skipped'],
    isPassed: true,
  })
})
