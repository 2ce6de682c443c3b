import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { urlsOf } from '@deportivo/infra/embedded/database'
import { readPostmaster } from '@deportivo/infra/embedded/postmaster'
import type { Product } from '@deportivo/testkit/product'
import pg from 'pg'

/** The address of the PostgreSQL that a running product brought with it, for its owner. */
export async function embeddedUrl({ dataDir }: Product): Promise<string> {
  const running = await readPostmaster(join(dataDir, 'postgres'))
  if (!running) throw new Error('the database of the product is running')
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8')
  return urlsOf(running.port, password.trim()).url
}

/** The rows of a statement on the database of a product, which is its own unless an address is given. */
export async function rowsOf<Row extends object>(
  product: Product,
  address: string | undefined,
  { statement, values }: { statement: string; values: readonly unknown[] },
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address ?? (await embeddedUrl(product)) })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
