import { expect, test } from 'vitest'
import { checkDigit, ownBarcode, readBarcode } from './product-barcodes.ts'

test('the check digit of a code is that of the standard', () => {
  expect(checkDigit('400638133393')).toBe(1)
  expect(checkDigit('7351353')).toBe(7)
  expect(checkDigit('03600029145')).toBe(2)
  expect(checkDigit('770123456789')).toBe(7)
})

test('a code is read with and without spaces, and a UPC-A as the EAN-13 that it is', () => {
  expect(readBarcode('4006381333931')).toEqual({ code: '4006381333931' })
  expect(readBarcode(' 4 006381-333931 ')).toEqual({ code: '4006381333931' })
  expect(readBarcode('73513537')).toEqual({ code: '73513537' })
  expect(readBarcode('036000291452')).toEqual({ code: '0036000291452' })
})

// The labels that issue of suppliers: by a camera, by a hand scanner, and with the function character in several places.
test.each([
  '(01)07701234567897(21)12345',
  '(01) 0770 1234567897',
  '0107701234567897',
  '010770123456789721ABC',
  '0107701234567897\u001D21ABC',
  '\u001D010770123456789721ABC',
  ']C10107701234567897',
  ']d20107701234567897\u001D10LOTE-7',
  '07701234567897',
])('the product of the label %j is found', (text) => {
  expect(readBarcode(text)).toEqual({ code: '7701234567897' })
})

test('a GTIN-14 of a UPC-A and of an EAN-8 are the codes that products have', () => {
  expect(readBarcode('(01)00036000291452')).toEqual({ code: '0036000291452' })
  expect(readBarcode('00000073513537')).toEqual({ code: '73513537' })
})

test('the code of a carton is none of a product, and is named so', () => {
  for (const text of ['17701234567894', '(01)17701234567894(10)7', '011770123456789410LOTE'])
    expect(readBarcode(text)).toEqual({ wrong: 'carton' })
  expect(readBarcode('17701234567895')).toEqual({ wrong: 'check_digit' })
})

test('a UPC-A that lost its zero is refused with that reason, and not completed', () => {
  expect(readBarcode('12345678905')).toEqual({ wrong: 'lost_zero' })
  expect(readBarcode('12345678906')).toEqual({ wrong: 'form' })
})

test('two digits in the wrong order, or one wrong digit, are refused', () => {
  for (const text of ['4006381333913', '4006381333932', '73513536', '036000291453'])
    expect(readBarcode(text)).toEqual({ wrong: 'check_digit' })
})

test('what is no barcode of a product is refused', () => {
  for (const text of ['', '123', 'ABC-12345', '400638133393', 'VTA-1042', '99984143442'])
    expect(readBarcode(text)).toHaveProperty('wrong')
})

test('the codes of the shop are valid, begin with 20 and differ', () => {
  const codes = [1, 2, 9_999_999_999].map(ownBarcode)
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) {
    expect(code).toMatch(/^20\d{11}$/)
    expect(readBarcode(code)).toEqual({ code })
  }
})
