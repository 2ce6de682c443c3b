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

/** The selectors of `:not(…)` in a sheet, up to the bracket that closes each. */
function refusedIn(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...plain.matchAll(/:not\(/g)].map(({ index }) => {
    const rest = plain.slice(index)
    let depth = 0
    const end = [...rest].findIndex((letter) => {
      if (letter === '(') depth += 1
      if (letter === ')') depth -= 1
      return letter === ')' && depth === 0
    })
    return rest.slice(0, end + 1)
  })
}

// What may stand for any element, as `:has(:focus-visible)` does, is looked at with every element that comes or goes on a
// page, and all that it does not apply to is styled again. A class in it names the elements that matter.
it('no rule is for all elements without some state in them: the browser would style the page again and again', () => {
  const costly = (css: string) => refusedIn(css).filter((refused) => /:has\([^.()]*(\)|\()/.test(refused))
  expect(costly('tr:not(:focus-visible, :has(:focus-visible)) td {}')).toHaveLength(1)
  expect(SHEETS.flatMap(([path, css]) => costly(css).map((refused) => `${path}: ${refused}`))).toEqual([])
})

it('every custom property of a sheet is used by it', () => {
  const used = namesIn(CSS + CODE, /var\((--ad-[\w-]+)/g)
  expect([...namesIn(CSS, /(--ad-[\w-]+):/g)].filter((name) => !used.has(name))).toEqual([])
})
