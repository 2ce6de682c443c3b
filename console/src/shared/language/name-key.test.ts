import { expect, test } from 'vitest'
import { nameKey, singleSpaced } from './name-key.ts'

test('names that differ by case, accents, gaps or signs without ink are one name', () => {
  for (const name of ['Balón Pro', 'BALON PRO', ' balon  pro ', 'Ba\u0301lon\u00a0Pro', 'Balon\u200b Pro'])
    expect(nameKey(name)).toBe('balon pro')
  expect(nameKey('Balon Pro 2')).not.toBe(nameKey('Balon Pro'))
})

test('a name is stored with the accents and capitals in which it was typed', () => {
  expect(singleSpaced('  Balón \u00a0 PRO\u200b ')).toBe('Balón PRO')
})
