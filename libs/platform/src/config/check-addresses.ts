import { isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

type Environment = Record<string, string | undefined>

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const LONGEST_PREFIX: Record<number, number> = { 4: 32, 6: 128 }

const isUrlOf = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

/** An address, a network as `10.0.0.0/8`, or a name that Fastify knows. */
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.trim().split('/')
  if (NAMED_NETWORKS.includes(address)) return prefix === undefined
  const longest = LONGEST_PREFIX[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return prefix === undefined || isIP(prefix) > 0 || (/^\d+$/.test(prefix) && Number(prefix) <= longest)
}

const isHostAndPort = (value: string) => {
  const port = /^[^\s:/]+:(\d+)$/.exec(value.trim())?.[1] ?? /^\[[\da-f:]+\]:(\d+)$/i.exec(value.trim())?.[1]
  return port !== undefined && Number(port) > 0 && Number(port) <= 65_535
}

const each = (isRight: (part: string) => boolean) => (value: string) => value.split(',').every(isRight)

interface Rule {
  name: string
  isRight: (value: string) => boolean
  form: string
}

const POSTGRES = {
  isRight: isUrlOf(['postgres:', 'postgresql:']),
  form: 'postgres://user:password@host:5432/database',
}

const RULES: readonly Rule[] = [
  { name: 'DATABASE_URL', ...POSTGRES },
  { name: 'DATABASE_OWNER_URL', ...POSTGRES },
  { name: 'DATABASE_ADMIN_URL', ...POSTGRES },
  { name: 'REDIS_URL', isRight: isUrlOf(['redis:', 'rediss:']), form: 'redis://host:6379' },
  { name: 'KAFKA_BROKERS', isRight: each(isHostAndPort), form: 'host:9092,host:9092' },
  { name: 'S3_ENDPOINT', isRight: isUrlOf(['http:', 'https:']), form: 'https://host' },
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
