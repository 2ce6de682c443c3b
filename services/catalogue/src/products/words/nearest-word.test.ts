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
  ['negor', 'negro'],
  ['zaaptil', 'zapatilla'],
  ['ngeor', null],
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

test('a word of three letters has one slip, where exactly one whole word is near', () => {
  const words = ['azul', 'rojo', 'gris', 'rosa', 'rey', 'tenis', 'azules', 'azul']
  const meant = ['azl', 'rjo', 'grs', 'tns', 'ten', 'zul', 'rex'].map((typed) => nearestWord(typed, words))
  expect(meant).toEqual(['azul', 'rojo', 'gris', null, null, null, 'rey'])
  expect(nearestWord('roo', words)).toBe('rojo')
  expect(nearestWord('roo', [...words, 'roto'])).toBe(null)
  expect(nearestWord('ros', ['rosa', 'rios'])).toBe(null)
})
