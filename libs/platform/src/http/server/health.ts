import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { register } from 'prom-client'
import { Refused } from '../refused.ts'

export interface Health {
  /** Ready when all are true. */
  checks: Record<string, boolean>
  /** What a monitor should report, although requests are served. */
  details: object
}
export type Readiness = () => Promise<Health>

export interface HealthParts {
  readiness: Readiness
  /** The bearer token that may read the metrics. */
  metricsToken: string
}

/** Liveness and readiness are public for orchestrators. Metrics reveal the volume of work and need the token. */
export function installHealth(app: FastifyInstance, { readiness, metricsToken }: HealthParts): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const { checks, details } = await readiness()
    const isReady = Object.values(checks).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'starting', checks, details })
  })
  const expected = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new Refused({ kind: 'unauthorized', key: 'problem.unauthorized' })
    return reply.type(register.contentType).send(await register.metrics())
  })
}

// Hashes have equal length, so the comparison takes the same time for any token.
const digest = (text: string) => createHash('sha256').update(text).digest()
