import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

export interface DatabaseOptions {
  /** Prefix of the database's name, to show its test file when inspected from outside. */
  readonly name?: string
  /** A database to copy, made by `templateDatabase`. */
  readonly template?: string
}

/** A database of its own for a test file: empty, or a copy of a template. */
export async function createDatabase({
  name = 'test',
  template,
}: DatabaseOptions = {}): Promise<TestDatabase> {
  const database = `${name}_${randomUUID().replaceAll('-', '')}`
  await asOwner((client) => {
    const source = template ? ` template ${client.escapeIdentifier(template)}` : ''
    return client.query(`create database ${client.escapeIdentifier(database)}${source}`)
  })
  return { url: urlTo(database), drop: () => dropDatabase(database) }
}

/**
 * A database that is built once per run and copied by each test file (a copy takes a tenth of a second, migrating
 * takes seconds). The first caller builds it; the others wait. Returns its name, for `createDatabase`.
 */
export async function templateDatabase(name: string, build: (url: string) => Promise<void>): Promise<string> {
  await asOwner(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await buildTemplate(client, name, build)
  })
  return name
}

// Built under another name: the next file must not use a build that failed half-way.
async function buildTemplate(
  client: pg.Client,
  name: string,
  build: (url: string) => Promise<void>,
): Promise<void> {
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${client.escapeIdentifier(draft)} with (force)`)
  await client.query(`create database ${client.escapeIdentifier(draft)}`)
  await build(urlTo(draft))
  await client.query(
    `alter database ${client.escapeIdentifier(draft)} rename to ${client.escapeIdentifier(name)}`,
  )
}

async function dropDatabase(database: string): Promise<void> {
  // Forced: a pool that a failed test left open must not stop the file from ending.
  await asOwner((client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`),
  )
}

function urlTo(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.toString()
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: urlTo('postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
