import pg from 'pg'
import { isOutage, outageOf } from '../config/explain-outage.ts'
import { SettingError } from '../config/setting-error.ts'

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

/**
 * The error of a start as one line about the setting of its database; unchanged if a bare connection works, since
 * it is not about the setting then.
 */
export async function explainConnection(error: unknown, setting: string, url: string): Promise<unknown> {
  if (error instanceof SettingError) return error
  const failure = isOutage(error) ? error : await failureOf(url)
  return failure === undefined ? error : outageOf(failure, setting, url)
}
