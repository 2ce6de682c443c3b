import { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import { RETURN_STEPS, returnStep } from '@deportivo/lifecycle/return-case/steps'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { RETURN_CASE } from '../cases/case-record.ts'
import { waitingSince } from '../cases/overdue.ts'
import { summaryOf, type ShownRow } from '../cases/read-case.ts'
import { takeStep } from '../cases/take-step.ts'
import { seenMembers } from '../cases/members.ts'

/**
 * Takes a step on the cases of a request. Those that are in another state by now, and those that the caller may not see,
 * stay as they are; a refusal of any other rolls back all.
 */
export const changeReturnGroupRoute: Routes = (app, deps) =>
  change(app, deps, changeReturnGroup, async (served) => {
    const call = recordCallOf(deps, served)
    const { step, ...body } = served.body
    const { from } = returnStep(step)
    const members = await seenMembers(call.trx, served.params.id, call.actor)
    const [first] = members
    if (!first) throw notFound()
    const moved: number[] = []
    for (const { id } of members) {
      const row = await lockSeenRecord(call, RETURN_CASE, { id })
      if (!from.includes(row.state_id)) continue
      await takeStep(call, row, { wanted: { step }, body })
      moved.push(id)
    }
    const state = { key: `return.state.${first.state_id}` } as const
    if (moved.length === 0) throw rule('return.refused.wrong_state', { state }, { id: served.params.id })
    const rows = await call
      .trx('returns.cases as c')
      .leftJoin('catalogue.published_products as p', 'p.id', 'c.product_id')
      .whereIn('c.id', moved)
      .orderBy('c.id')
      .select<ShownRow[]>('c.*', 'p.photo', 'p.reference_id')
    return withMessage(
      RETURN_STEPS[step].text,
      rows.map((row) => summaryOf(row, waitingSince(deps))),
    )
  })
