/** The form in which identifications are stored: digits and capital letters, without what separates them. */
export const plainIdentification = (written: string): string =>
  written.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** A company's number without its check digit: identity cards have another length or begin with 1. */
const BARE_NIT = /^[89]\d{8}$/
const WHOLE_NIT = /^[89]\d{9}$/
const TEN_OR_ELEVEN = /^\d{10,11}$/

/** `typeOfPerson` of a natural person, and of a company. */
const NATURAL = 1
const COMPANY = 2

// Weights of the tax office's modulo 11, from the last digit on.
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43]

/** The check digit of a tax number (NIT) by the tax office's modulo 11. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0)
  const rest = sum % 11
  return rest > 1 ? 11 - rest : rest
}

/**
 * The identification of a client as it is stored: a tax number with its check digit. Nine digits of a natural person may
 * be a passport, and stay as they are.
 */
export function clientIdentification(written: string, typeOfPerson?: number | null): string {
  const plain = plainIdentification(written)
  return typeOfPerson !== NATURAL && BARE_NIT.test(plain) ? `${plain}${checkDigitOf(plain)}` : plain
}

const endsWrong = (digits: string) => checkDigitOf(digits.slice(0, -1)) !== Number(digits.slice(-1))

/** A tax number whose last digit is not its check digit. */
export function isWrongNit(written: string, typeOfPerson: number | null | undefined): boolean {
  const plain = plainIdentification(written)
  const hasCheckDigit = WHOLE_NIT.test(plain) || (typeOfPerson === COMPANY && TEN_OR_ELEVEN.test(plain))
  return hasCheckDigit && endsWrong(plain)
}

/** A passport has letters; nothing that identifies a client has fewer digits. */
const FEWEST_DIGITS = 4

const hasTooFewDigits = (written: string): boolean => written.replace(/\D/g, '').length < FEWEST_DIGITS

/** Why an identification is refused, as the key of its text; null: it is right. */
export function identificationRefusal(
  written: string,
  typeOfPerson: number | null | undefined,
): 'field.nit' | 'field.few_digits' | null {
  if (hasTooFewDigits(written)) return 'field.few_digits'
  return isWrongNit(written, typeOfPerson) ? 'field.nit' : null
}

/** As people read it: `990.123.456-5`, `1.020.304.050`; one with letters as it is. */
export function shownIdentification(stored: string): string {
  const plain = plainIdentification(stored)
  if (!/^\d+$/.test(plain)) return plain
  const isNit = WHOLE_NIT.test(plain) && !endsWrong(plain)
  const [number, end] = isNit ? [plain.slice(0, -1), `-${plain.slice(-1)}`] : [plain, '']
  return number.replace(/\B(?=(\d{3})+$)/g, '.') + end
}
