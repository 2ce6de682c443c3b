import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Administrador Deportivo'
// A code of the step before or after still counts: telephone clocks are often some seconds off.
const WINDOW = 1
// Without characters that look alike: these codes are written down and typed.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
// 118 bits. With fewer than 112, a copy of the plain hashes could one day be brute-forced.
const GROUPS = 6
const GROUP_LENGTH = 4
const CODES = 10

export const newSecret = (): string => new Secret().base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** The content of the QR code for an authenticator app. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step of a code; null if it belongs to none near this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret, '')
  const timestamp = now.getTime()
  const distance = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW })
  return distance === null ? null : totp.counter({ timestamp }) + distance
}

/** Ten codes in case the telephone is lost; too long to guess, so a plain hash is stored. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Normalizes a typed code: upper case, without spaces and hyphens. */
export const hashOfCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest()
