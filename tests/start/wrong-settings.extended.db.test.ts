import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@deportivo/testkit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { FIRST_USER, tryStart } from './npm-start.ts'
import { buildFirst, expectOneLine } from './refused.ts'

const UNUSED = '127.0.0.1:1'
const BUCKET = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'secret' }
const WRONG: Record<string, string>[] = [
  { PORT: 'eighty' },
  { DATABASE_URL: 'shop' },
  { DATABASE_URL: `postgres://shop:secret@${UNUSED}/shop` },
  { S3_ENDPOINT: 'objects', ...BUCKET },
  { S3_ENDPOINT: `http://${UNUSED}`, ...BUCKET },
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: `postgres://${UNUSED}/shop?sslmode=verify-full&sslrootcert=/nope` },
  { S3_BUCKET: 'shop', S3_ENDPOINT: `http://${UNUSED}`, AWS_EC2_METADATA_DISABLED: 'true' },
  { ...BUCKET, S3_BUCKET: 'Not A Bucket/../x' },
  { CLAMD_URL: `tcp://${UNUSED}:2` },
  { TRUST_PROXY: 'bogus' },
  { PUBLIC_URL: 'ftp://tienda.co' },
  { SMTP_URL: 'smtp://' },
  { MAIL_FROM: 'Tienda' },
  { ADMIN_EMAIL: 'jefa@tienda.co' },
  { ADMIN_PASSWORD: 'la-primera-clave' },
  { TRUST_PROXY: '10.0.0.0/255.0.255.0' },
  { DATA_DIR: join(tmpdir(), 'd'.repeat(300)) },
  ...(existsSync('/proc') ? [{ DATA_DIR: '/proc/deportivo' }] : []),
]

let empty: string

beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'deportivo-wrong-'))
  buildFirst()
}, 120_000)

afterAll(() => rm(empty, { recursive: true, force: true }))

describe('npm start is refused with one line', { timeout: 120_000 }, () => {
  it.each(WRONG)('when a setting is wrong: %o', async (settings) => {
    expectOneLine(await tryStart({ DATA_DIR: empty, ...settings }), Object.keys(settings)[0] ?? '')
  })

  const FIRST_USERS: [string, Record<string, string>][] = [
    ['ADMIN_EMAIL', {}],
    ['ADMIN_EMAIL', { ...FIRST_USER, ADMIN_EMAIL: 'jefa' }],
    ['ADMIN_PASSWORD', { ...FIRST_USER, ADMIN_PASSWORD: 'corta' }],
  ]

  it.each(FIRST_USERS)('when %s of an empty installation allows no sign-in: %o', async (name, settings) => {
    const attempt = await tryStart({ DATA_DIR: empty, ...settings }, { args: ['--no-demo'] })
    expectOneLine(attempt, name)
  })

  it('when DATABASE_URL names something else than PostgreSQL', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const url = `postgres://shop:secret@127.0.0.1:${port}/shop`
    expectOneLine(
      await tryStart({ DATA_DIR: empty, DATABASE_URL: url }),
      `DATABASE_URL names 127.0.0.1:${port}/shop, but it cannot be used`,
    )
    other.close()
  })

  const VISITORS = [
    ['create schemas', ' in role deportivo_app', 'permission denied for database'],
    ['have the role of the application', '', 'permission denied to grant role'],
  ] as const

  it.each(VISITORS)('when the user of DATABASE_URL may not %s', async (_right, membership, words) => {
    const database = await createDatabase({ name: 'foreign' })
    const url = new URL(database.url)
    const role = `visitor${url.pathname.slice(-12)}`
    const admin = new pg.Client({ connectionString: inject('postgresUrl') })
    await admin.connect()
    try {
      await admin.query(`create role ${role} login password 'secret'${membership}`)
      Object.assign(url, { username: role, password: 'secret' })
      const attempt = await tryStart({ DATA_DIR: empty, DATABASE_URL: url.toString() })
      expectOneLine(
        attempt,
        `DATABASE_URL names ${url.host}${url.pathname}, but its user lacks a right (${words}`,
      )
    } finally {
      await database.drop()
      await admin.query(`drop role if exists ${role}`)
      await admin.end()
    }
  })
})
