import { expect, test } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const WORDS = ['tenis', 'zapatilla', 'zapatillas', 'zancada', 'rojo', 'rosado', 'negro']

test.each([
  ['tennis', 'tenis'],
  ['tnis', 'tenis'],
  ['zapatila', 'zapatilla'],
  ['zaptilla', 'zapatilla'],
  ['zaptill', 'zapatilla'],
  ['rijo', 'rojo'],
  ['negor', null],
  ['sancada', null],
  ['balon', null],
])('by %s is meant %s', (typed, meant) => {
  expect(nearestWord(typed, WORDS)).toBe(meant)
})

test('a word of four or five letters has one slip, not two', () => {
  expect([nearestWord('rxyo', WORDS), nearestWord('tanes', WORDS), nearestWord('zxnyada', WORDS)]).toEqual([
    null,
    null,
    'zancada',
  ])
})
