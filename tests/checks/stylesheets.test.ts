import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../../console/src/', import.meta.url))

/**
 * The classes that a stylesheet gives their look: those a rule outside of any condition starts with, on a part of the
 * component library too.
 */
function classesOf(sheet: string): Set<string> {
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  return new Set(
    [...plain.matchAll(/^\.(ad-[\w-]+)(?=(?:\.bp6-[\w-]+)*(?:,$| \{))/gm)].map(([, name = '']) => name),
  )
}

// Styles of a page stay when it is left: a class of two sheets would look as the page opened last has it.
test('the look of a class is in one stylesheet', () => {
  const sheets = new Map<string, string[]>()
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  for (const path of paths.filter((one) => one.endsWith('.css')))
    for (const name of classesOf(readFileSync(`${SOURCE}${path}`, 'utf8')))
      sheets.set(name, [...(sheets.get(name) ?? []), path])
  expect(sheets.size).toBeGreaterThan(100)
  expect([...sheets].filter(([, paths]) => paths.length > 1)).toEqual([])
})
