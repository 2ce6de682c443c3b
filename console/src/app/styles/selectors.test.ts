import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** The selectors of a style sheet, without what stands in parentheses: `:not([class])` is `:not[class]`. */
function selectorsOf(path: string): string[] {
  const rules = readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};@]+)\{/g)
  return [...rules].flatMap(([, selector = '']) => selector.replaceAll(/[()]/g, '').split(','))
}

const styleSheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join(SOURCES, path))

// Otherwise a browser styles all that is in an element again whenever a class of the element changes, whatever it is.
test('no element is styled by whether another has a class attribute', () => {
  const found = styleSheets
    .flatMap(selectorsOf)
    .filter((one) => /\[class\S*\]\S*\s*[\s>+~]\s*\S/.test(one.trim()))
  expect(styleSheets.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
