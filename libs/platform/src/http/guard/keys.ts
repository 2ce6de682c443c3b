import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { join } from 'node:path'
import { createSigner } from 'fast-jwt'
import { SettingError, type Config } from '../../config/config.ts'
import { storedSecret } from '../../stored-secret.ts'

/** The pair that signs and verifies access tokens. Only auth has the private half. */
export interface Keys {
  privateKey: string | null
  publicKey: string
}

/** The one algorithm a token may name: no `none`, and no HMAC with a public key as its secret. */
export const TOKEN_ALGORITHM = 'ES256'

export interface TokenClaims {
  /** User id. */
  sub: string
  /** Session id: the token is valid as long as its row. */
  jti: string
  /** Seconds since 1970. */
  exp: number
}

type KeySettings = Pick<Config, 'dataDir' | 'production' | 'jwtPrivateKey' | 'jwtPublicKey'>

/** The keys of the settings, else a pair made once in the data folder. Refuses anything but a P-256 pair. */
export function loadKeys(config: KeySettings): Keys {
  if (config.jwtPrivateKey) return pairOf(config.jwtPrivateKey, config.jwtPublicKey)
  if (config.jwtPublicKey)
    return { privateKey: null, publicKey: publicPem('JWT_PUBLIC_KEY', config.jwtPublicKey) }
  if (config.production) throw new SettingError('JWT_PUBLIC_KEY is required in production')
  return pairOf(storedSecret(join(config.dataDir, 'keys', 'token-key.pem'), newPrivateKey), null)
}

const newSecret = () => randomBytes(32).toString('base64url')

/** The key that signs the addresses of files: of the settings, else made once in the data folder. */
export function loadFileSecret(config: Pick<Config, 'dataDir' | 'fileSecret'>): string {
  return config.fileSecret ?? storedSecret(join(config.dataDir, 'keys', 'file-secret'), newSecret)
}

/** The token with which a monitor reads the metrics: of the settings, else made once in the data folder. */
export function loadMetricsToken(config: Pick<Config, 'dataDir' | 'metricsToken'>): string {
  return config.metricsToken ?? storedSecret(join(config.dataDir, 'keys', 'metrics-token'), newSecret)
}

export const MISSING_PRIVATE_KEY = 'JWT_PRIVATE_KEY is required where people sign in'

/** Signs an access token. Only the process of auth can. */
export function signToken(keys: Keys, { sub, jti, exp }: TokenClaims): string {
  if (!keys.privateKey) throw new SettingError(MISSING_PRIVATE_KEY)
  return createSigner({ key: keys.privateKey, algorithm: TOKEN_ALGORITHM })({ sub, jti, exp })
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function pairOf(privatePem: string, givenPublic: string | null): Keys {
  const key = readKey('JWT_PRIVATE_KEY', () => createPrivateKey(privatePem))
  const publicKey = pemOf(createPublicKey(key))
  if (givenPublic !== null && publicPem('JWT_PUBLIC_KEY', givenPublic) !== publicKey)
    throw new SettingError('JWT_PUBLIC_KEY is not the public half of JWT_PRIVATE_KEY')
  return { privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey }
}

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

const publicPem = (setting: string, pem: string) => pemOf(readKey(setting, () => createPublicKey(pem)))

function readKey(setting: string, parse: () => KeyObject): KeyObject {
  const key = parsed(parse)
  if (key?.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  throw new SettingError(
    `${setting} is not a P-256 key in PEM form (openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256)`,
  )
}

function parsed(parse: () => KeyObject): KeyObject | null {
  try {
    return parse()
  } catch {
    // The parser's own message quotes parts of the key: ours names the setting instead.
    return null
  }
}
