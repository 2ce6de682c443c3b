import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** The number of an attachment, or the name of another kind of picture. */
type SignedFile = number | `${string}-${number}`

/** Signs short-lived addresses of files, bound to one user: an `<img>` cannot send a bearer token. */
export interface Signer {
  sign(file: SignedFile, user: number, now: Date): { user: number; expires: number; signature: string }
  verify(file: SignedFile, link: { user: number; expires: number; signature: string }, now: Date): boolean
}

// Long enough to view an order, short enough that a copied address is useless the next day.
const LIFETIME_MS = 15 * 60_000

export function createSigner(secret: string): Signer {
  const key = createSecretKey(secret, 'utf8')
  const mac = (file: SignedFile, user: number, expires: number) =>
    createHmac('sha256', key).update(`${file}.${user}.${expires}`).digest()
  return {
    sign(file, user, now) {
      // Rounded, so that a picture's URL stays the same for a while and browsers may cache it.
      const expires = Math.ceil((now.getTime() + LIFETIME_MS) / 300_000) * 300_000
      return { user, expires, signature: mac(file, user, expires).toString('base64url') }
    },
    verify(file, { user, expires, signature }, now) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = mac(file, user, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && now.getTime() < expires
    },
  }
}
