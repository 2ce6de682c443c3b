import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../../console/src/', import.meta.url))

/** Two directions, one of which is always chosen. */
const NEVER_MISSING = ['features/cashier/drawer-entry-dialog.tsx']

// The button that sends a form names what is missing by these labels.
test('every field that is bound to a form has its label known to the button of the form', () => {
  const bound = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => ({ path, source: readFileSync(`${SOURCE}${path}`, 'utf8') }))
    .filter(({ source }) => source.includes('useController('))
  const nameless = bound.filter(({ source }) => !/useFieldLabel\(|<BoundField/.test(source))
  expect(bound.length).toBeGreaterThan(5)
  expect(nameless.map(({ path }) => path)).toEqual(NEVER_MISSING)
})
