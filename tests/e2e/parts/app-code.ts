import { createHmac } from 'node:crypto'

const STEP_SECONDS = 30
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The code an authenticator app shows for a key, now or some steps later (RFC 6238). */
export function appCode(secret: string, stepsLater = 0): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / STEP_SECONDS) + stepsLater))
  const digest = createHmac('sha1', bytesOf(secret.replaceAll(' ', '')))
    .update(step)
    .digest()
  const from = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(from) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
