import { changeManyOrders } from '@deportivo/contracts/orders/orders'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import type { MessageBody } from '../../../shared/net/localize.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import type { SharedField } from './bulk-steps.ts'

export interface BulkOutcome {
  updated: number[]
  rejected: ({ id: number } & MessageBody)[]
}

export type BulkFields = Partial<Record<SharedField, string | number>>

export interface BulkRequest {
  ids: readonly number[]
  step: StepName
  fields?: BulkFields
}

const bodyOf = ({ ids, step, fields = {} }: BulkRequest) => ({ ...fields, sales: [...ids], step })

/** Dry run: the result of each order, without a change. */
export async function tryManyOrders(request: BulkRequest): Promise<BulkOutcome> {
  const { data } = await call(changeManyOrders, { body: { ...bodyOf(request), dry_run: true } })
  return data
}

/** The most orders that one call takes. */
const MOST_AT_ONCE = 200

/** Splits into several calls where one can't take all; the last reply's message stands for all. */
async function changeMany({ ids, ...request }: BulkRequest) {
  const outcome: BulkOutcome = { updated: [], rejected: [] }
  for (let from = 0; ; from += MOST_AT_ONCE) {
    const part = ids.slice(from, from + MOST_AT_ONCE)
    const reply = await call(changeManyOrders, { body: bodyOf({ ...request, ids: part }) })
    outcome.updated.push(...reply.data.updated)
    outcome.rejected.push(...reply.data.rejected)
    if (from + MOST_AT_ONCE >= ids.length) return { ...reply, data: outcome }
  }
}

/** One step for many orders: refusals are listed with their reason, the others proceed. */
export function useBulkStep() {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const change = useChange(changeMany)
  const { run: send } = change
  const run = useCallback(
    async (request: BulkRequest) => {
      const reply = await send(request)
      if (reply) setOutcome(reply.data)
      return reply?.data
    },
    [send],
  )
  return { run, outcome, isRunning: change.isRunning }
}
