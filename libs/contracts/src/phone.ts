/** A telephone number as people write it, of any country. */
export const PHONE_PATTERN = '^\\+?[ (]*[0-9](?:[ ().\\-]*[0-9]){6,14}$'

const DIALLED_CODE = /^(?:\+|00)57(?=\d{10}$)/
const BARE_CODE = /^57(?=[36]\d{9}$)/

/**
 * The form in which telephone numbers are stored: of Colombia the ten digits, of other countries `+` and all digits
 * (E.164), however they were written.
 */
export function storedPhone(written: string): string {
  const digits = written.replace(/\D/g, '')
  const dialled = (written.trim().startsWith('+') ? '+' : '') + digits
  return dialled.replace(DIALLED_CODE, '').replace(BARE_CODE, '').replace(/^00/, '+')
}

/** As people read it: `300 555 0123`; of another country as it is dialled. */
export function shownPhone(stored: string): string {
  const phone = storedPhone(stored)
  if (/^\d{10}$/.test(phone)) return phone.replace(/^(...)(...)/, '$1 $2 ')
  return /^\d{7}$/.test(phone) ? phone.replace(/^(...)/, '$1 ') : phone
}

/** A search for telephone numbers as they are stored: without the code of the country. */
export const searchedPhone = (search: string): string => search.trim().replace(/^(?:\+|00)57\s*/, '')

const MOBILE = /^3\d{9}$/

/** The digits that a link to WhatsApp takes; null for a landline, which has none. */
export function whatsappNumber(stored: string): string | null {
  const phone = storedPhone(stored)
  if (phone.startsWith('+')) return phone.slice(1)
  return MOBILE.test(phone) ? `57${phone}` : null
}
