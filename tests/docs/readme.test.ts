import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '')
const scripts = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts
const verbs = [...readme.matchAll(/(?:^|`)npm (?:run )?([a-z][a-z:]*)/gm)].map((match) => match[1] ?? '')

const LAYERS = ['app', 'pages', 'features', 'entities', 'shared']
const rooms = [
  ...['libs', 'services'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
  ),
  ...LAYERS.map((layer) => join('console', 'src', layer)),
]

it.each(rooms)('%s has a README of a few lines: its job, its entry, and what never', (room) => {
  const lines = readFileSync(join(ROOT, room, 'README.md'), 'utf8')
    .trim()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(10)
  expect(lines.filter((line) => /^\*\*(Entry|Never):\*\* /.test(line))).toHaveLength(2)
})

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
