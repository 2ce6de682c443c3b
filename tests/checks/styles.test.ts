import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CONSOLE = fileURLToPath(new URL('../../console/src', import.meta.url))

const sourcesOf = (ending: RegExp): [path: string, source: string][] =>
  readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(join(CONSOLE, path), 'utf8')])

const namesIn = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name))

const SHEETS = sourcesOf(/\.css$/)
const CODE = sourcesOf(/\.tsx?$/)
  .map(([, source]) => source)
  .join('\n')
const CSS = SHEETS.map(([, css]) => css).join('\n')

/** In full, or by how it begins where the rest is known only on screen: `ad-tag--${state}`. */
const isWorn = (name: string) => CODE.includes(name) || CODE.includes(name.replace(/--.*/, '--${'))

it('every class that a style sheet names is worn by something: a misspelt one would style nothing', () => {
  const idle = SHEETS.flatMap(([path, css]) =>
    [...namesIn(css, /\.(ad-[\w-]+)/g)].filter((name) => !isWorn(name)).map((name) => `${path}: ${name}`),
  )
  expect(SHEETS.length).toBeGreaterThan(20)
  expect(idle).toEqual([])
})

it('every value that a sheet gives a name is used by it', () => {
  const used = namesIn(CSS + CODE, /var\((--ad-[\w-]+)/g)
  expect([...namesIn(CSS, /(--ad-[\w-]+):/g)].filter((name) => !used.has(name))).toEqual([])
})
