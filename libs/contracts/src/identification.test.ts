import { expect, test } from 'vitest'
import {
  checkDigitOf,
  clientIdentification,
  identificationRefusal,
  isWrongNit,
  shownIdentification,
} from './identification.ts'

test('the check digit of a tax number is that of the tax office', () => {
  expect(['800197268', '899999063', '890903938', '990123456'].map(checkDigitOf)).toEqual([4, 3, 8, 5])
})

test('a tax number with another check digit is refused for every type of person, and an identity card is not', () => {
  expect(isWrongNit('990.123.456-9', 2)).toBe(true)
  expect(isWrongNit('9901234569', null)).toBe(true)
  expect(isWrongNit('990123456-5', 2)).toBe(false)
  expect(isWrongNit('1.020.304.050', 1)).toBe(false)
  expect(isWrongNit('1.020.304.050', 2)).toBe(true)
  expect(isWrongNit('52.000.001', 2)).toBe(false)
})

test('letters alone identify no client, those of a passport do', () => {
  expect(identificationRefusal('abcd', 1)).toBe('field.few_digits')
  expect(identificationRefusal('AB-123', 1)).toBe('field.few_digits')
  expect(identificationRefusal('AB 1234', 1)).toBeNull()
  expect(identificationRefusal('990.123.456-9', 2)).toBe('field.nit')
})

test('an identification is stored without what separates it, a tax number with its check digit', () => {
  expect(clientIdentification(' 990.123.456-5 ')).toBe('9901234565')
  expect(clientIdentification('990 123 456')).toBe('9901234565')
  expect(clientIdentification('990 123 456', 2)).toBe('9901234565')
  expect(clientIdentification('990 123 456', 1)).toBe('990123456')
  expect(clientIdentification('1.020.304.050')).toBe('1020304050')
  expect(clientIdentification('ab-12 345')).toBe('AB12345')
})

test('an identification is read with its points', () => {
  expect(shownIdentification('9901234565')).toBe('990.123.456-5')
  expect(shownIdentification('1020304050')).toBe('1.020.304.050')
  expect(shownIdentification('52000001')).toBe('52.000.001')
  expect(shownIdentification('AB12345')).toBe('AB12345')
})
