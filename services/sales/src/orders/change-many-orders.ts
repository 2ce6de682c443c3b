import { changeManyOrders } from '@deportivo/contracts/orders/orders'
import type { BodyOf } from '@deportivo/contracts/route'
import type { Wanted } from '@deportivo/lifecycle/machine'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { flush } from '@deportivo/platform/db/pipeline'
import { messageOf } from '@deportivo/platform/http/message'
import { invalid, Refused } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { openOrder } from './open-order.ts'
import { takeStep } from './change-order.ts'

/** Rolls a savepoint back without an error: a dry run, or one order's refusal. */
class RolledBack extends Error {}

async function moveOne(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  request: FastifyRequest,
  context: CommandContext,
): Promise<void> {
  const { versions, version } = request.body as BodyOf<typeof changeManyOrders>
  const order = await openOrder(deps, trx, id, { version: versions?.[id] ?? version }, context)
  await takeStep(trx, order, { request, body: request.body as Wanted & object, context })
}

/** Why one order was refused: the message of its first field, if there is one. */
function whyNot({ refusal }: Refused) {
  const [field] = Object.values(refusal.errors ?? {})
  return messageOf(field ?? refusal)
}

/** Each order in a savepoint of its own; returns the refusal, or null. */
async function tryOne(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  isDryRun: boolean,
  request: FastifyRequest,
  context: CommandContext,
): Promise<ReturnType<typeof whyNot> | null> {
  try {
    await trx.transaction(async (savepoint) => {
      await moveOne(deps, savepoint, id, request, context)
      if (!isDryRun) return
      // What the commit would refuse, the dry run refuses.
      await flush(savepoint)
      throw new RolledBack()
    })
    return null
  } catch (error) {
    if (error instanceof RolledBack) return null
    if (error instanceof Refused) return whyNot(error)
    throw error
  }
}

/** One step for many orders, each decided on its own: a refused one never stops the others. */
export const changeManyOrdersRoute: Routes = (app, deps) =>
  change(app, deps, changeManyOrders, async ({ body, trx, request, context }) => {
    const ids = [...new Set(body.sales ?? [])].sort((a, b) => a - b)
    if (ids.length === 0)
      throw new Refused({
        kind: 'invalid',
        key: 'order.none_to_change',
        errors: { sales: { key: 'order.none_to_change' } },
      })
    if (!body.state_id && !body.step) throw invalid({ state_id: 'field.required' })
    const updated: number[] = []
    const rejected: ({ id: number } & ReturnType<typeof whyNot>)[] = []
    for (const id of ids) {
      const refused = await tryOne(deps, trx, id, body.dry_run ?? false, request, context)
      if (refused === null) updated.push(id)
      else rejected.push({ id, ...refused })
    }
    return withMessage('order.many_changed', { updated, rejected }, { count: updated.length })
  })
