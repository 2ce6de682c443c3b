import pg from 'pg'
import { isOutage, outageOf, unusable } from '../config/explain-outage.ts'
import { SettingError } from '../config/setting-error.ts'
import { APPLICATION_ROLE } from './migrate.ts'

const CONNECT_MS = 10_000

/** Whatever a bare connection to this database fails with. */
async function failureOf(url: string): Promise<unknown> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
    // The failed call reports it.
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error
  }
}

const LACKS_RIGHT = '42501'

/** What a user without a right lacks: PostgreSQL's own words, which knex puts behind the statement. */
function missingRightOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === LACKS_RIGHT)) return undefined
  const words = error.message.split(' - ').at(-1)
  return `its user lacks a right (${words}): it must be a member of ${APPLICATION_ROLE}, and own the database to migrate it`
}

/**
 * The error of a start as one line about the setting of its database; unchanged if a bare connection works, since
 * it is not about the setting then.
 */
export async function explainConnection(error: unknown, setting: string, url: string): Promise<unknown> {
  if (error instanceof SettingError) return error
  const missing = missingRightOf(error)
  if (missing !== undefined) return unusable(setting, url, missing)
  const failure = isOutage(error) ? error : await failureOf(url)
  return failure === undefined ? error : outageOf(failure, setting, url)
}
