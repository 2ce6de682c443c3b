import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '@deportivo/platform/config'
import { loadFileSecret } from '@deportivo/platform/http/guard/keys'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Settings = Pick<Config, 'dataDir' | 'fileSecret'>

/** A separate key, derived from the secret that every installation has already. */
const keyOf = (config: Settings) =>
  Buffer.from(hkdfSync('sha256', loadFileSecret(config), '', 'second factor', KEY_BYTES))

/** Encrypts secrets that the database stores but must not reveal. */
export function seal(config: Settings, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(config), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts the secret; throws when it was sealed with another key, or changed. */
export function unseal(config: Settings, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(config), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const secret = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([secret, decipher.final()]).toString('utf8')
}
