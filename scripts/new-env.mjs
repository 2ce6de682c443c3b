// `node scripts/new-env.mjs > .env`: the settings of docker-compose.yml with fresh secrets.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps/paths.mjs'

const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const oneLine = (pem) => `"${pem.trim().replaceAll('\n', '\\n')}"`
const secret = () => randomBytes(32).toString('base64url')

const values = {
  POSTGRES_PASSWORD: secret(),
  POSTGRES_OWNER_PASSWORD: secret(),
  POSTGRES_APP_PASSWORD: secret(),
  REDIS_PASSWORD: secret(),
  FILE_SECRET: secret(),
  METRICS_TOKEN: secret(),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: secret(),
  JWT_PRIVATE_KEY: oneLine(keys.privateKey),
  JWT_PUBLIC_KEY: oneLine(keys.publicKey),
}

const template = readFileSync(join(ROOT, '.env.example'), 'utf8')
process.stdout.write(
  template
    .replace(/^([A-Z_]+)=$/gm, (_, name) => `${name}=${values[name] ?? ''}`)
    .replace(/^# `node.*\n/, ''),
)
