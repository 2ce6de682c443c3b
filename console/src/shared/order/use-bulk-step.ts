import { changeManyOrders } from '@deportivo/contracts/orders'
import type { StepName } from '@deportivo/lifecycle/order-steps'
import { useCallback, useState } from 'react'
import { call } from '../call.ts'
import { useChange } from '../use-change.ts'
import type { SharedAnswer } from './bulk-steps.ts'

export interface BulkOutcome {
  updated: number[]
  rejected: { id: number; message: string }[]
}

export type BulkAnswers = Partial<Record<SharedAnswer, string | number>>

export interface BulkRequest {
  ids: readonly number[]
  step: StepName
  answers?: BulkAnswers
}

const bodyOf = ({ ids, step, answers = {} }: BulkRequest) => ({ ...answers, sales: [...ids], step })

/** What would happen, order by order, and nothing does. */
export async function tryManyOrders(request: BulkRequest): Promise<BulkOutcome> {
  const { data } = await call(changeManyOrders, { body: { ...bodyOf(request), dry_run: true } })
  return data
}

/** One step for many orders: those that refuse say why, the others go on. */
export function useBulkStep() {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const change = useChange(
    useCallback((request: BulkRequest) => call(changeManyOrders, { body: bodyOf(request) }), []),
  )
  const { run: send } = change
  const run = useCallback(
    async (request: BulkRequest) => {
      const answer = await send(request)
      if (answer) setOutcome(answer.data)
      return answer?.data
    },
    [send],
  )
  return { run, outcome, isRunning: change.isRunning }
}
