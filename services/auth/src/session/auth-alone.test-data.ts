import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '@deportivo/platform/config'
import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { loadKeys, type Keys } from '@deportivo/platform/http/guard/keys'
import { createDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { authMigrations } from '../migrations.ts'
import { VIEWS_AUTH_READS } from './published-views.test-data.ts'

/** What signing in needs, without the other services. */
export interface AuthAlone {
  url: string
  db: Knex
  config: Config
  keys: Keys
  stop(): Promise<void>
}

export async function startAuthAlone(name: string): Promise<AuthAlone> {
  const dataDir = join(tmpdir(), `auth-test-${randomUUID()}`)
  const database = await createDatabase({ name })
  const owner = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await migrate(owner, [...VIEWS_AUTH_READS, authMigrations])
  await owner.destroy()
  const db = connect({ url: database.url, as: 'application' })
  return {
    url: database.url,
    db,
    config: readConfig({ DATA_DIR: dataDir }),
    keys: loadKeys({ dataDir, production: false, jwtPrivateKey: null, jwtPublicKey: null }),
    async stop() {
      await db.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
