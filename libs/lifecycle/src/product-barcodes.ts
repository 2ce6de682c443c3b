/** Barcodes of products: EAN-13, EAN-8 and UPC-A, which is an EAN-13 without its leading zero. */

const LENGTHS: readonly number[] = [8, 12, 13]
const EAN_13 = 13

/** Within 20 to 29, which no manufacturer has: a shop gives them to what has no code of its own. */
const OWN_PREFIX = '20'
const OWN_DIGITS = 10

/** The last digit of a code, from those before it: from the right, every other one counts three times. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Why a text is no code of a product: its form, a wrong digit, a code of a whole carton, or a zero that was lost. */
export type WrongBarcode = 'form' | 'check_digit' | 'carton' | 'lost_zero'
export type ReadBarcode = { code: string } | { wrong: WrongBarcode }

// GS1-128 and GS1 DataMatrix (GS1 General Specifications, section 3): application identifier 01, the GTIN in 14 digits, and
// more fields. Cameras write it in brackets; hand scanners may begin with the name of the symbology or a function character.
const GTIN_FIELD = /^(?:\][A-Za-z]\d)?\u001D?(?:\(01\)(\d{14})|01(\d{14})(?=$|\u001D|[1-9]))/

/** The digits that are meant: those of the product, of a label that has more. */
function digitsIn(text: string): string {
  const plain = text.replaceAll(/[^\S\u001D]|-/g, '')
  const [, bracketed, bare = ''] = GTIN_FIELD.exec(plain) ?? []
  if (bracketed !== undefined) return bracketed
  return hasRightEnd(bare) ? bare : plain
}

const hasRightEnd = (digits: string): boolean =>
  digits !== '' && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))

const isCarton = (digits: string) => /^[1-8]\d{13}$/.test(digits)
const isWithoutZero = (digits: string) => digits.length === 11 && hasRightEnd(digits)

/** A GTIN-14 that begins with zeros is the shorter code of one unit. */
const ofOneUnit = (digits: string) =>
  /^0\d{13}$/.test(digits) ? digits.replace(/^0{6}(?=\d{8}$)|^0/, '') : digits

/**
 * A typed or scanned code as it is stored; refused where it has another length, or its check digit is wrong. Of a label
 * with several fields it is the product's. Eleven digits with the right check digit are a UPC-A whose zero was lost: they
 * are refused rather than completed, as are those of a code that lost another digit.
 */
export function readBarcode(text: string): ReadBarcode {
  const digits = ofOneUnit(digitsIn(text))
  if (isWithoutZero(digits)) return { wrong: 'lost_zero' }
  if (isCarton(digits)) return { wrong: hasRightEnd(digits) ? 'carton' : 'check_digit' }
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return { wrong: 'form' }
  if (!hasRightEnd(digits)) return { wrong: 'check_digit' }
  return { code: digits.length === 12 ? digits.padStart(EAN_13, '0') : digits }
}

/** The number of a stored code of the shop's own range; null for another code. */
export const ownBarcodeNumber = (code: string): number | null =>
  code.length === EAN_13 && code.startsWith(OWN_PREFIX) ? Number(code.slice(OWN_PREFIX.length, -1)) : null

/** The shop's own EAN-13 of this number. */
export function ownBarcode(number: number): string {
  const digits = OWN_PREFIX + String(number).padStart(OWN_DIGITS, '0')
  return `${digits}${checkDigit(digits)}`
}
