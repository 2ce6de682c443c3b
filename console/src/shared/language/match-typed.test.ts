import { expect, test } from 'vitest'
import { matchTyped } from './match-typed.ts'

test('a city is found by its words in any order, without their accents, and by none at all', () => {
  expect(['bogota', 'd.c. bog', ' ', 'bogota x'].map((typed) => matchTyped(typed)('Bogotá, D.C.'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
