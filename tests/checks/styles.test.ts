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

/** The full name, or the beginning of a name whose rest is computed: `ad-tag--${state}`. */
const isUsed = (name: string) => CODE.includes(name) || CODE.includes(name.replace(/--.*/, '--${'))

it('every class of a style sheet is used: a misspelt one would style nothing', () => {
  const idle = SHEETS.flatMap(([path, css]) =>
    [...namesIn(css, /\.(ad-[\w-]+)/g)].filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`),
  )
  expect(SHEETS.length).toBeGreaterThan(20)
  expect(idle).toEqual([])
})

it('every custom property of a sheet is used by it', () => {
  const used = namesIn(CSS + CODE, /var\((--ad-[\w-]+)/g)
  expect([...namesIn(CSS, /(--ad-[\w-]+):/g)].filter((name) => !used.has(name))).toEqual([])
})
