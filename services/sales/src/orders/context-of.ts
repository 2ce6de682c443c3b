import type { CommandContext } from '@deportivo/orders/order/command-context'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Deps } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'

/** The command context of this request: actor, time and settings. */
export function contextOf(deps: Deps, actor: Actor, request: FastifyRequest): CommandContext {
  return { actor, now: deps.clock.now(), requestId: request.id, settings: deps.settings.current() }
}
