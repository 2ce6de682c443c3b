import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { text } from './text.ts'
import { TEXTS } from './texts.ts'

test.each([
  [1, 'Debe tener al menos 1 elemento.'],
  [2, 'Debe tener al menos 2 elementos.'],
])('%i uses its plural form', (limit, words) => {
  expect(text('field.min_items', { limit })).toBe(words)
})

test.each([
  ['es', 'Debe ser menor o igual a 10.000.000.000.'],
  ['en', 'It must be at most 10,000,000,000.'],
] as const)('a limit has the separators of its language: %s', (language, words) => {
  expect(text('field.maximum', { limit: 10_000_000_000 }, language)).toBe(words)
})

test.each([
  ['es', '2.290 pares'],
  ['en', '2,290 pairs'],
] as const)('so has a number in a plural form: %s', (language, words) => {
  expect(text('common.units', { count: 2_290 }, language)).toBe(words)
})

test('a missing value stays visible', () => {
  expect(text('list.takes_number')).toBe('El filtro «{field}» debe ser un número.')
})

test.each(LANGUAGES)('every text has words: %s', (language) => {
  const silent = Object.entries(TEXTS).filter(([, words]) => words[language].trim() === '')
  expect(silent.map(([key]) => key)).toEqual([])
})

test('Spanish contracts “a el”, and one row is no plural', () => {
  const values = { weekday: 'martes', value: '$ 5' }
  expect(text('wall.against_weekday', values)).toBe('frente al martes pasado a esta hora: $ 5')
  expect(text('import.step.checking', { rows: 1 })).toBe('Se revisa 1 fila')
  expect(text('import.step.applying', { rows: 2 })).toBe('Se importan 2 filas')
  expect(text('import.columns_text', { rows: 1 })).toMatch(/^1 fila\. /)
})
