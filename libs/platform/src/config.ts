import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  /** Where the embedded default keeps its database, files and keys. */
  dataDir: string
  /** The repository or image root: the built console lies under it. */
  rootDir: string
  databaseUrl: string | null
  /** A role that may change schemas, where it isn't the one of `databaseUrl`. */
  databaseOwnerUrl: string | null
  kafkaBrokers: string[] | null
  redisUrl: string | null
  jwtPrivateKey: string | null
  jwtPublicKey: string | null
  fileSecret: string | null
  demo: boolean
  demoPassword: string | null
  /** First administrator of an installation without demo data. */
  adminEmail: string | null
  adminPassword: string | null
  logLevel: string
  /** Addresses of proxies whose forwarded headers are believed, as Fastify takes them. */
  trustProxy: string | null
  production: boolean
}

/** Says in one line what is wrong with a setting; the start prints it and exits. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>

function portOf(env: Environment): number {
  const raw = env['PORT'] ?? '8080'
  const port = Number(raw)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT is not a port: ${raw}`)
  return port
}

const given = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' ? null : value

/** A PEM key may come with `\n` written out, as environment files do. */
const pem = (value: string | undefined): string | null => given(value)?.replaceAll('\\n', '\n') ?? null

/** The only reader of the environment. Refuses what can't be meant. */
export function readConfig(env: Environment, args: readonly string[] = []): Config {
  const databaseUrl = given(env['DATABASE_URL'])
  const production = env['NODE_ENV'] === 'production' && databaseUrl !== null
  const config: Config = {
    port: portOf(env),
    host: given(env['HOST']) ?? '127.0.0.1',
    ...foldersOf(env),
    databaseUrl,
    databaseOwnerUrl: given(env['DATABASE_OWNER_URL']),
    kafkaBrokers: given(env['KAFKA_BROKERS'])?.split(',') ?? null,
    redisUrl: given(env['REDIS_URL']),
    ...secretsOf(env),
    demo: !production && env['DEMO'] !== '0' && !args.includes('--no-demo'),
    logLevel: given(env['LOG_LEVEL']) ?? 'info',
    trustProxy: given(env['TRUST_PROXY']),
    production,
  }
  if (production) refuseMissingSecrets(config)
  return config
}

function foldersOf(env: Environment) {
  return {
    dataDir: resolve(given(env['DATA_DIR']) ?? '.data'),
    rootDir: resolve(given(env['ROOT_DIR']) ?? '.'),
  }
}

function secretsOf(env: Environment) {
  return {
    jwtPrivateKey: pem(env['JWT_PRIVATE_KEY']),
    jwtPublicKey: pem(env['JWT_PUBLIC_KEY']),
    fileSecret: given(env['FILE_SECRET']),
    demoPassword: given(env['DEMO_PASSWORD']),
    adminEmail: given(env['ADMIN_EMAIL']),
    adminPassword: given(env['ADMIN_PASSWORD']),
  }
}

function refuseMissingSecrets(config: Config): void {
  if (!config.jwtPublicKey) throw new SettingError('JWT_PUBLIC_KEY is required in production')
  if (!config.fileSecret || config.fileSecret.length < 32)
    throw new SettingError('FILE_SECRET is required in production, 32 characters at least')
}
