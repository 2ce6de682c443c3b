import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache')
mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'failing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = {
  'vitest.config.mjs': `export default { test: { include: ['*.check.mjs'] } }`,
  'wrong.check.mjs': `
    import { describe, expect, it } from 'vitest'
    it('adds up', () => expect(1 + 1).toBe(3))
    it('is right', () => expect(1).toBe(1))
    describe('later', () => it('rejects', async () => { Promise.reject(new Error('not awaited')) }))`,
  'unread.check.mjs': `throw new Error('cannot be loaded')`,
}

it('what failed is reported by file and test with its reason: tests, files, and errors outside of both', () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'run.json')
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = `--reporter=${join(ROOT, 'scripts', 'steps', 'run-reporter.mjs')}`
  const env = { ...process.env, TEST_RUN: file }
  expect(() =>
    execFileSync(process.execPath, [vitest, 'run', '--root', folder, reporter], { env, stdio: 'ignore' }),
  ).toThrow()

  const { failures } = JSON.parse(readFileSync(file, 'utf8')) as {
    failures: { where: string; why: string[] }[]
  }
  const reasons = failures.map(({ where, why }) => [where.replace(/^.*\//, ''), why[0]])
  expect(reasons.toSorted()).toEqual([
    ['outside of a test', 'not awaited'],
    ['unread.check.mjs', 'cannot be loaded'],
    ['wrong.check.mjs > adds up', expect.stringContaining('expected 2 to be 3')],
  ])
})
