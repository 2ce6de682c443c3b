import { expect, test } from 'vitest'
import { searchedPhone, shownPhone, storedPhone } from './phone.ts'

test('a Colombian number is stored as its ten digits, however it was written', () => {
  for (const written of [
    '300 555 0999',
    '+57 300-555-0999',
    '+573005550999',
    '573005550999',
    '0057 3005550999',
  ])
    expect(storedPhone(written)).toBe('3005550999')
  expect(storedPhone('(604) 555 0199')).toBe('6045550199')
})

test('a number of another country keeps its code', () => {
  expect(storedPhone('+1 (305) 555-0199')).toBe('+13055550199')
  expect(storedPhone('0034 910 555 019')).toBe('+34910555019')
})

test('a number is read in groups', () => {
  expect(shownPhone('3005550999')).toBe('300 555 0999')
  expect(shownPhone('5550199')).toBe('555 0199')
  expect(shownPhone('+13055550199')).toBe('+13055550199')
})

test('a search does not need the code of the country', () => {
  expect(searchedPhone('+57 300 555')).toBe('300 555')
  expect(searchedPhone('Calzado 57')).toBe('Calzado 57')
})
