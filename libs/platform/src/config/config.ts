import { resolve } from 'node:path'
import { refuseWrongForms } from './check-addresses.ts'
import { SettingError } from './setting-error.ts'

export interface Config {
  port: number
  host: string
  /** Where the embedded default stores its database, files and keys. */
  dataDir: string
  /** The repository or image root, which contains the built console. */
  rootDir: string
  databaseUrl: string | null
  /** A role that may change schemas, if it is not the one of `databaseUrl`; for `prepare` and for one process. */
  databaseOwnerUrl: string | null
  /** A superuser, with which `prepare` makes the roles of the other two. */
  databaseAdminUrl: string | null
  kafkaBrokers: string[] | null
  redisUrl: string | null
  /** An S3-compatible store for files, instead of a folder. */
  s3: S3Settings | null
  /** The virus scanner: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
  clamdUrl: string | null
  /** A mail server (`smtps://user:password@host`); null: mails are written to the data folder. */
  smtpUrl: string | null
  mailFrom: string
  /** The public origin of the product: links in mails begin with it. */
  publicUrl: string
  jwtPrivateKey: string | null
  jwtPublicKey: string | null
  fileSecret: string | null
  /** The token with which a monitor reads the metrics. */
  metricsToken: string | null
  demo: boolean
  demoPassword: string | null
  /** First administrator of an installation without demo data. */
  adminEmail: string | null
  adminPassword: string | null
  logLevel: string
  /** Addresses of proxies whose forwarded headers are trusted, in Fastify's format. */
  trustProxy: string | null
  /**
   * Sustained calls per second of one session. Fewer would delay fast users, more would let a script read
   * everything.
   */
  callsPerSecond: number
  /** Megabytes of the data folder's disk that imports and uploads leave free: a full disk would stop everyone's work. */
  spareDiskMb: number
  production: boolean
  /** This process carries out heavy jobs and nothing else, for the one that started it. */
  onlyJobs: boolean
  /** This process runs all services, on the event log of its database. No variable sets it: its program does. */
  isWholeProduct: boolean
  /**
   * Origins from which the pictures of an imported file may be fetched though they are not public. None can be
   * configured: tests serve their own.
   */
  pictureOrigins: readonly string[]
}

export interface S3Settings {
  bucket: string
  region: string
  /** Null: Amazon's own for the region. */
  endpoint: string | null
  /** Null: the credentials of the environment, such as a role of Amazon's. */
  keys: { id: string; secret: string } | null
}

/** The argument with which a program of ours carries out the heavy jobs of its services, and nothing else. */
export const ONLY_JOBS = '--only-jobs'

export { SettingError } from './setting-error.ts'

type Environment = Record<string, string | undefined>

function portOf(env: Environment): number {
  const raw = env['PORT'] ?? '8080'
  const port = Number(raw)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT is not a port: ${raw}`)
  return port
}

function countOf(env: Environment, name: string, usual: string): number {
  const raw = given(env[name]) ?? usual
  const count = Number(raw)
  if (!Number.isInteger(count) || count < 1) throw new SettingError(`${name} is not a whole number: ${raw}`)
  return count
}

const given = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' ? null : value

/** A PEM key may contain `\n` as two characters, as environment files do. */
const pem = (value: string | undefined): string | null => given(value)?.replaceAll('\\n', '\n') ?? null

/** The only reader of the environment. Refuses invalid values. */
export function readConfig(env: Environment, args: readonly string[] = []): Config {
  refuseWrongForms(env)
  const databaseUrl = given(env['DATABASE_URL'])
  const production = env['NODE_ENV'] === 'production' && databaseUrl !== null
  const config: Config = {
    port: portOf(env),
    host: given(env['HOST']) ?? '127.0.0.1',
    ...foldersOf(env),
    databaseUrl,
    databaseOwnerUrl: given(env['DATABASE_OWNER_URL']),
    databaseAdminUrl: given(env['DATABASE_ADMIN_URL']),
    kafkaBrokers: given(env['KAFKA_BROKERS'])?.split(',') ?? null,
    redisUrl: given(env['REDIS_URL']),
    s3: s3Of(env),
    clamdUrl: given(env['CLAMD_URL']),
    ...mailOf(env),
    ...secretsOf(env),
    demo: !production && env['DEMO'] !== '0' && !args.includes('--no-demo'),
    logLevel: given(env['LOG_LEVEL']) ?? 'info',
    trustProxy: given(env['TRUST_PROXY']),
    callsPerSecond: countOf(env, 'CALLS_PER_SECOND', '20'),
    spareDiskMb: countOf(env, 'SPARE_DISK_MB', '500'),
    production,
    onlyJobs: args.includes(ONLY_JOBS),
    isWholeProduct: false,
    pictureOrigins: [],
  }
  if (production) refuseMissingSecrets(config)
  return config
}

function s3Of(env: Environment): S3Settings | null {
  const [bucket, endpoint, id, secret] = ['BUCKET', 'ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
    (name) => given(env[`S3_${name}`]),
  )
  if (!bucket) {
    if (endpoint || id || secret)
      throw new SettingError('S3_BUCKET is required where other S3_ settings are given')
    return null
  }
  if (Boolean(id) !== Boolean(secret))
    throw new SettingError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together')
  return {
    bucket,
    region: given(env['S3_REGION']) ?? 'us-east-1',
    endpoint: endpoint ?? null,
    keys: id && secret ? { id, secret } : null,
  }
}

function mailOf(env: Environment) {
  const publicUrl = given(env['PUBLIC_URL'])?.trim() ?? `http://localhost:${portOf(env)}`
  return {
    smtpUrl: given(env['SMTP_URL']),
    mailFrom: given(env['MAIL_FROM']) ?? 'Administrador Deportivo <no-reply@localhost>',
    publicUrl: publicUrl.replace(/\/+$/, ''),
  }
}

function foldersOf(env: Environment) {
  return {
    dataDir: resolve(given(env['DATA_DIR']) ?? '.data'),
    rootDir: resolve(given(env['ROOT_DIR']) ?? '.'),
  }
}

/** The first administrator, or none: an address without a password would be ignored. */
function administratorOf(env: Environment) {
  const [adminEmail, adminPassword] = [given(env['ADMIN_EMAIL']), given(env['ADMIN_PASSWORD'])]
  if (Boolean(adminEmail) !== Boolean(adminPassword))
    throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD belong together')
  return { adminEmail, adminPassword }
}

function secretsOf(env: Environment) {
  return {
    jwtPrivateKey: pem(env['JWT_PRIVATE_KEY']),
    jwtPublicKey: pem(env['JWT_PUBLIC_KEY']),
    fileSecret: given(env['FILE_SECRET']),
    metricsToken: metricsTokenOf(env),
    demoPassword: given(env['DEMO_PASSWORD']),
    ...administratorOf(env),
  }
}

// A shorter token could be guessed.
const SHORTEST_TOKEN = 32

function metricsTokenOf(env: Environment): string | null {
  const token = given(env['METRICS_TOKEN'])
  if (token !== null && token.length < SHORTEST_TOKEN)
    throw new SettingError(`METRICS_TOKEN needs ${SHORTEST_TOKEN} characters at least`)
  return token
}

function refuseMissingSecrets(config: Config): void {
  if (!config.jwtPublicKey) throw new SettingError('JWT_PUBLIC_KEY is required in production')
  if (!config.fileSecret || config.fileSecret.length < 32)
    throw new SettingError('FILE_SECRET is required in production, 32 characters at least')
}
