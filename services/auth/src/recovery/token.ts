import { createHash, randomBytes } from 'node:crypto'

// Twice what cannot be guessed (128 bits).
const TOKEN_BYTES = 32
export const TOKEN_MS = 60 * 60_000

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** All that is stored of a token. A plain hash is enough: 256 random bits cannot be brute-forced. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
