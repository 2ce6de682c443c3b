import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** The number of an attachment, or the name of another kind of picture. */
/** An attachment's number, or a name of what else is signed. */
type SignedFile = number | `picture-of-${string}`

/** Signs short-lived addresses of files, bound to one user (an `<img>` cannot send a bearer token), and what visitors send back. */
export interface Signer {
  sign(file: SignedFile, user: number, now: Date): { user: number; expires: number; signature: string }
  verify(file: SignedFile, link: { user: number; expires: number; signature: string }, now: Date): boolean
  /** Proves to any process of this installation that one of them wrote the text. It doesn't expire. */
  seal(text: string): string
  isSealed(text: string, seal: string): boolean
}

// Long enough to view an order, short enough that a copied address is useless the next day.
const LIFETIME_MS = 15 * 60_000

// A reply has one for each row; 128 bits cannot be guessed.
const SEAL_BYTES = 16

function isSame(given: string, wanted: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}

export function createSigner(secret: string): Signer {
  const key = createSecretKey(secret, 'utf8')
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest()
  const mac = (file: SignedFile, user: number, expires: number) => macOf(`${file}.${user}.${expires}`)
  // Of another form than a file's text, so that neither passes as the other.
  const sealOf = (text: string) => macOf(`seal ${text}`).subarray(0, SEAL_BYTES)
  return {
    sign(file, user, now) {
      // Rounded, so that a picture's URL stays the same for a while and browsers may cache it.
      const expires = Math.ceil((now.getTime() + LIFETIME_MS) / 300_000) * 300_000
      return { user, expires, signature: mac(file, user, expires).toString('base64url') }
    },
    verify(file, { user, expires, signature }, now) {
      return isSame(signature, mac(file, user, expires)) && now.getTime() < expires
    },
    seal: (text) => sealOf(text).toString('base64url'),
    isSealed: (text, seal) => isSame(seal, sealOf(text)),
  }
}
