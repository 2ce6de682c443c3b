import type { Contract } from '@deportivo/contracts/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSharedReads } from '../../shared-reads.ts'
import type { Deps } from '../../service.ts'
import { prepareReply, type PreparedReply } from './prepared-reply.ts'
import { optionsOf } from './route-options.ts'
import { callOf, type FoundReply, type Read } from './serve.ts'

interface SharedRead<C extends Contract> {
  /** Equal for all callers who get the same reply. */
  key: (call: Read<C>) => string
  read: (call: Read<C>) => Promise<FoundReply<C>>
}

/**
 * Serves a read that many make at once, as after a change that is published to all of them: calls made before it begins
 * share one reading and its bytes. Nothing is older than the call.
 */
export function readShared<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  { key, read }: SharedRead<C>,
): void {
  const reads = createSharedReads<PreparedReply>()
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf<C>(request, deps)
    const prepared = await reads(key(call), async () => prepareReply(reply, await read(call)))
    return prepared.send(request, reply)
  }
  app.route({ ...optionsOf(contract), method: contract.method, handler })
}
