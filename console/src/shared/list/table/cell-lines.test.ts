import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../..')
/** A cell whose lines stand in a plain span: none of the rules of lines applies to it. */
const PLAIN = /\bcell: [^\n]*=> (?:\(\s*)?<span>/

test('the lines of a cell are marked as such', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => PLAIN.test(readFileSync(join(SOURCES, path), 'utf8')))).toEqual([])
})
