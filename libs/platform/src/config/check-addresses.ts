import { isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

type Environment = Record<string, string | undefined>

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const LONGEST_PREFIX: Record<number, number> = { 4: 32, 6: 128 }

const isUrlOf = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const bitsOf = (address: string) =>
  address
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('')

/** `255.255.0.0`, as a prefix is also written: ones, then zeros. */
const isMask = (value: string) => isIP(value) === 4 && /^1+0*$/.test(bitsOf(value))

function isPrefix(prefix: string, family: number): boolean {
  if (family === 4 && isMask(prefix)) return true
  return /^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (LONGEST_PREFIX[family] ?? 0)
}

/** An address, a network as `10.0.0.0/8`, or a name that Fastify knows. */
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.trim().split('/')
  if (NAMED_NETWORKS.includes(address)) return prefix === undefined
  if (!isIP(address) || address.includes('%') || rest.length > 0) return false
  return prefix === undefined || isPrefix(prefix, isIP(address))
}

/** PostgreSQL's host may also be a parameter: the folder of its socket. */
const namesHost = (value: string) => {
  const { hostname, searchParams } = new URL(value)
  return hostname !== '' || Boolean(searchParams.get('host'))
}

const isScanner = (value: string) => {
  if (/^unix:\/./.test(value)) return true
  if (!isUrlOf(['tcp:'])(value)) return false
  const { hostname, port, pathname } = new URL(value)
  return hostname !== '' && Number(port) > 0 && pathname === ''
}

const isHostAndPort = (value: string) => {
  const port = /^[^\s:/]+:(\d+)$/.exec(value.trim())?.[1] ?? /^\[[\da-f:]+\]:(\d+)$/i.exec(value.trim())?.[1]
  return port !== undefined && Number(port) > 0 && Number(port) <= 65_535
}

const each = (isRight: (part: string) => boolean) => (value: string) => value.split(',').every(isRight)

/** The address itself, or a name with the address in `<>`. */
const isSender = (value: string) => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)

/** Paths are appended to it. */
const isOrigin = (value: string) =>
  /^https?:\/\//.test(value) && isUrlOf(['http:', 'https:'])(value) && !/[?#]/.test(value)

interface Rule {
  name: string
  isRight: (value: string) => boolean
  form: string
}

const POSTGRES = {
  isRight: (value: string) => isUrlOf(['postgres:', 'postgresql:'])(value) && namesHost(value),
  form: 'postgres://user:password@host:5432/database',
}

const RULES: readonly Rule[] = [
  { name: 'DATABASE_URL', ...POSTGRES },
  { name: 'DATABASE_OWNER_URL', ...POSTGRES },
  { name: 'DATABASE_ADMIN_URL', ...POSTGRES },
  {
    name: 'REDIS_URL',
    isRight: (value) => isUrlOf(['redis:', 'rediss:'])(value) && namesHost(value),
    form: 'redis://host:6379',
  },
  { name: 'KAFKA_BROKERS', isRight: each(isHostAndPort), form: 'host:9092,host:9092' },
  { name: 'S3_ENDPOINT', isRight: isUrlOf(['http:', 'https:']), form: 'https://host' },
  { name: 'PUBLIC_URL', isRight: isOrigin, form: 'https://host' },
  {
    name: 'SMTP_URL',
    isRight: (value) => isUrlOf(['smtp:', 'smtps:'])(value) && namesHost(value),
    form: 'smtp://user:password@host:587 or smtps://…',
  },
  { name: 'MAIL_FROM', isRight: isSender, form: 'Name <name@host>' },
  // A start that fails is better than unscanned uploads.
  { name: 'CLAMD_URL', isRight: isScanner, form: 'tcp://host:3310 or unix:/path' },
  { name: 'TRUST_PROXY', isRight: each(isNetwork), form: 'loopback,10.0.0.0/8' },
  { name: 'LOG_LEVEL', isRight: (value) => LEVELS.includes(value), form: LEVELS.join(', ') },
]

// The user's name and password end at the last @.
const withoutSecrets = (value: string): string => value.replace(/^(\w+:\/\/).*@/, '$1…@')

/** Refuses a setting of a wrong form where it is read: libraries would fail later, with a stack or not at all. */
export function refuseWrongForms(env: Environment): void {
  for (const { name, isRight, form } of RULES) {
    const value = env[name]?.trim()
    if (value && !isRight(value))
      throw new SettingError(`${name} does not have the form ${form}: ${withoutSecrets(value)}`)
  }
}
