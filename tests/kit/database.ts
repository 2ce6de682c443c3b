import { randomUUID } from 'node:crypto'
import { urlsOf } from '@deportivo/infra/embedded/database'
import { OWNER_ROLE } from '@deportivo/platform/db/roles'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Of the role that owns it, as the product migrates. */
  readonly url: string
  /** Of the application's role, as the product serves. */
  readonly applicationUrl: string
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
  await asSuperuser((client) => {
    const source = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
    return client.query(`create database ${client.escapeIdentifier(database)} owner ${OWNER_ROLE}${source}`)
  })
  return { ...urlsTo(database), drop: () => dropDatabase(database) }
}

/**
 * A database that is built once per run and copied by each test file (a copy takes a tenth of a second, migrating
 * takes seconds). The first caller builds it; the others wait. Returns its name, for `createDatabase`.
 */
export async function templateDatabase(name: string, build: (urls: Urls) => Promise<void>): Promise<string> {
  await asSuperuser(async (client) => {
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
  build: (urls: Urls) => Promise<void>,
): Promise<void> {
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${client.escapeIdentifier(draft)} with (force)`)
  await client.query(`create database ${client.escapeIdentifier(draft)} owner ${OWNER_ROLE}`)
  await build(urlsTo(draft))
  await client.query(
    `alter database ${client.escapeIdentifier(draft)} rename to ${client.escapeIdentifier(name)}`,
  )
}

async function dropDatabase(database: string): Promise<void> {
  // Forced: a pool that a failed test left open must not stop the file from ending.
  await asSuperuser((client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`),
  )
}

type Urls = Pick<TestDatabase, 'url' | 'applicationUrl'>

function urlsTo(database: string): Urls {
  const { port, password } = new URL(inject('postgresUrl'))
  const { ownerUrl, url } = urlsOf(Number(port), password)
  return { url: inDatabase(ownerUrl, database), applicationUrl: inDatabase(url, database) }
}

function inDatabase(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.toString()
}

async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(inject('postgresUrl'), 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
