import { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import type { BodyOf } from '@deportivo/contracts/route'
import { RETURN_STEPS, returnStep } from '@deportivo/lifecycle/return-case/steps'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { RETURN_CASE } from '../cases/case-record.ts'
import { waitingSince } from '../cases/overdue.ts'
import { summaryOf, type ShownRow } from '../cases/read-case.ts'
import { takeStep } from '../cases/take-step.ts'
import { seenMembers } from '../cases/members.ts'
import { lockReturnable } from '../sold-lines/returnable.ts'
import type { CaseRow } from '../tables.ts'
import { exchangeMembers } from './exchange-group.ts'

type Body = BodyOf<typeof changeReturnGroup>

/**
 * The cases that the caller may see, locked before any step locks what other calls lock too: first the cases by their
 * numbers, then, where the client gets something, the sold lines of their orders by the numbers of these.
 */
async function lockMembers(call: RecordCall, group_id: number, { step }: Body): Promise<CaseRow[]> {
  const rows: CaseRow[] = []
  for (const { id } of await seenMembers(call.trx, group_id, call.actor))
    rows.push(await lockSeenRecord(call, RETURN_CASE, { id }))
  if (returnStep(step).money !== undefined) {
    const orders = [...new Set(rows.map(({ order_id }) => order_id))].toSorted((a, b) => a - b)
    for (const order_id of orders) await lockReturnable(call.trx, order_id)
  }
  return rows
}

/** Takes the step on each case that is in a state of it. */
async function takeOnEach(call: RecordCall, rows: readonly CaseRow[], body: Body): Promise<number[]> {
  const { step, entrance_store, exchange_rate, reason } = body
  const fields = {
    ...(entrance_store !== undefined && { entrance_store }),
    ...(reason !== undefined && { reason }),
  }
  const movable = rows.filter(({ state_id }) => returnStep(step).from.includes(state_id))
  for (const row of movable) {
    const hasRate = row.exchange_rate_id !== null || exchange_rate === undefined
    await takeStep(call, row, { wanted: { step }, body: hasRate ? fields : { ...fields, exchange_rate } })
  }
  return movable.map(({ id }) => id)
}

/**
 * Takes a step on the cases of a request. Those that are in another state by now, and those that the caller may not see,
 * stay as they are; a refusal of any other rolls back all.
 */
export const changeReturnGroupRoute: Routes = (app, deps) =>
  change(app, deps, changeReturnGroup, async (served) => {
    const call = recordCallOf(deps, served)
    const { body, params } = served
    const rows = await lockMembers(call, params.id, body)
    const [first] = rows
    if (!first) throw notFound()
    const isExchange = body.step === 'exchange_available'
    const moved = await (isExchange ? exchangeMembers : takeOnEach)(call, rows, body)
    const state = { key: `return.state.${first.state_id}` } as const
    if (moved.length === 0) throw rule('return.refused.wrong_state', { state }, { id: params.id })
    const shown = await call
      .trx('returns.cases as c')
      .leftJoin('catalogue.published_products as p', 'p.id', 'c.product_id')
      .whereIn('c.id', moved)
      .orderBy('c.id')
      .select<ShownRow[]>('c.*', 'p.photo', 'p.reference_id')
    const last = isExchange && body.hand_over ? 'hand_over' : body.step
    return withMessage(
      RETURN_STEPS[last].text,
      shown.map((row) => summaryOf(row, waitingSince(deps))),
    )
  })
