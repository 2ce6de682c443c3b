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

export type ReadBarcode = { code: string } | { wrong: 'form' | 'check_digit' }

/** A typed or scanned code as it is stored; refused where it has another length, or its check digit is wrong. */
export function readBarcode(text: string): ReadBarcode {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return { wrong: 'form' }
  if (checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return { wrong: 'check_digit' }
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
