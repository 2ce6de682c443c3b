import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '')
const scripts = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts
const verbs = [...readme.matchAll(/(?:^|`)npm (?:run )?([a-z][a-z:]*)/gm)].map((match) => match[1] ?? '')

describe('the README', () => {
  it.each(links)('links to %s, which exists', (link) => {
    expect(existsSync(join(ROOT, link))).toBe(true)
  })

  it.each([...new Set(verbs)])('names the command %s, which exists', (verb) => {
    expect(Object.keys(scripts)).toContain(verb)
  })

  it('fits on two screens', () => {
    expect(readme.split('\n').length).toBeLessThan(100)
  })
})
