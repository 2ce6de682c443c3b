import { causeOf } from './outage-log.ts'
import { SettingError } from './setting-error.ts'

/** What the first connection to a server fails with where its address or its credentials are wrong. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ends the connection',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
  ETIMEDOUT: 'it does not respond',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  '28000': 'it refuses this user',
  '28P01': 'it refuses this user or password',
  '3D000': 'it has no such database',
  '57P01': 'it is shutting down',
  '57P02': 'it is starting again after a crash',
  '57P03': 'it is starting or shutting down',
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && REASONS[error.code]) return REASONS[error.code]
  if (/timeout expired|Timeout acquiring/i.test(error.message)) return REASONS['ETIMEDOUT']
  return error instanceof AggregateError ? error.errors.map(reasonOf).find(Boolean) : undefined
}

export const isOutage = (error: unknown): boolean => reasonOf(error) !== undefined

/** A setting whose server was reached in vain, in one line. */
export function unusable(setting: string, url: string, reason: string): SettingError {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = hostname || (searchParams.get('host') ?? '')
  const place = `${host}${port && `:${port}`}${pathname === '/' ? '' : pathname}`
  return new SettingError(`${setting} names ${place}, but ${reason}.`)
}

/** The error of a first connection as one line about its setting. */
export const outageOf = (error: unknown, setting: string, url: string): SettingError =>
  unusable(setting, url, reasonOf(error) ?? `it cannot be used: ${causeOf(error)}`)
