import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test('what is typed without accents finds what is written with them', () => {
  expect(plainLetters('Calzado Peñón')).toBe('calzado penon')
})

test('the dotted and the dotless i of Turkish are one letter to a search, small or large', () => {
  for (const typed of ['kullanıcı', 'KULLANICI', 'kullanici'])
    expect(plainLetters('Kullanıcılar'), typed).toContain(plainLetters(typed))
  expect(plainLetters('İADELER')).toBe(plainLetters('iadeler'))
})
