import type { FastifyInstance } from 'fastify'

/** Every reply ends its connection once the process stops: a client that stays connected would hold the stop. */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
