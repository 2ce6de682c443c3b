import { expect, test } from 'vitest'
import { instantOf } from './json-page.ts'

test.each([
  ['2026-11-22T10:12:40.123456+00:00', '2026-11-22T10:12:40.123Z'],
  ['2026-11-22T10:12:40.1239+00:00', '2026-11-22T10:12:40.123Z'],
  ['2026-11-22T10:12:40.5+00:00', '2026-11-22T10:12:40.500Z'],
  ['2026-11-22T10:12:40+00:00', '2026-11-22T10:12:40.000Z'],
])("PostgreSQL's JSON of a time, %s, is sent as %s", (json, instant) => {
  expect(instantOf(json)).toBe(instant)
})
