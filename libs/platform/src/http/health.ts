import type { FastifyInstance } from 'fastify'
import { register } from 'prom-client'

export type Readiness = () => Promise<Record<string, boolean>>

/** What orchestrators and monitors ask: alive, ready, figures. They say nothing of the business. */
export function installHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const checks = await readiness()
    const isReady = Object.values(checks).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'starting', checks })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
