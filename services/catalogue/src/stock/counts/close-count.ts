import { applyCount, cancelCount } from '@deportivo/contracts/catalogue/counts'
import type { BodyOf } from '@deportivo/contracts/route'
import type { ProductCosts } from '@deportivo/inventory/count'
import {
  applyDifferences,
  closeLines,
  countAsNone,
  type ApplyOutcome,
  type LineName,
  type UncountedSize,
} from '@deportivo/inventory/count-lines'
import type { StoredCount } from '@deportivo/inventory/count-record'
import { COUNT_STEPS, countMachine, type CountStepKey } from '@deportivo/lifecycle/stock-count/steps'
import { invalid, Refused, rule, type KeyedText } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { COUNT, nextSteps, readCount } from './count-record.ts'
import { uncountedOf } from './uncounted.ts'

/** A refusal names at most so many lines: more are found by the filter of the screen. */
const MOST_NAMED = 50

/** The step, if it is possible for this user now. */
function decide(call: RecordCall, { id, state, version }: StoredCount, step: CountStepKey) {
  const asker = { actor: call.actor, settings: call.deps.settings.current() }
  const decision = countMachine.decide({ state_id: state }, { step }, asker)
  if (!('refused' in decision)) return decision.target
  const data = { id, state, version, next: nextSteps(state, call) }
  if (decision.refused === 'forbidden')
    throw new Refused({ kind: 'forbidden', key: 'count.refused.forbidden', data })
  throw rule('count.refused.wrong_state', { state: { key: `count.state.${state}` } }, data)
}

const errorsOf = <Line>(lines: readonly Line[], errorOf: (line: Line) => readonly [string, KeyedText]) =>
  Object.fromEntries(lines.slice(0, MOST_NAMED).map(errorOf))

/** Uncounted sizes are counted as none, or stay: the user has to choose. */
async function closeUncounted(
  { trx, audit }: RecordCall,
  count: StoredCount,
  { uncounted }: BodyOf<typeof applyCount>,
): Promise<void> {
  const sizes = (await uncountedOf(trx, count.id)) as UncountedSize[]
  if (sizes.length === 0) return
  if (uncounted === undefined) throw invalid({ uncounted: 'count.refused.uncounted' })
  if (uncounted === 'leave') return
  const outcome = await countAsNone(trx, count, { sizes, at: audit.at })
  if (outcome.ok) return
  const { why } = outcome
  const errors = errorsOf(outcome.sizes, ({ product_id, size_id, product_name, size_name }) => [
    `uncounted.${product_id}.${size_id}`,
    { key: `count.refused.${why}`, values: { product: product_name, size: size_name } },
  ])
  throw invalid(errors, { sizes: outcome.sizes })
}

function refuse(outcome: ApplyOutcome & { ok: false }): never {
  if (outcome.why === 'reason') throw invalid({ reason: 'count.refused.reason' })
  if (outcome.why === 'below_held') {
    const errors = errorsOf(outcome.lines, ({ id, name, held, left }) => [
      `lines.${id}`,
      { key: 'count.refused.below_held', values: { name, held, left } },
    ])
    throw invalid(errors, { below_held: outcome.lines })
  }
  const { why } = outcome
  const errors = errorsOf(outcome.lines, ({ id, name }) => [
    `lines.${id}`,
    { key: `count.refused.${why}`, values: { name } },
  ])
  throw invalid(errors, { [why]: outcome.lines })
}

const COUNTED_PRODUCTS = `
  select p.id, p.cost from catalogue.products p where p.id in (
    select l.product_id from inventory.published_count_lines l where l.count_id = :id and l.difference <> 0)
  order by p.id for share`

const OF_DELETED = `
  select l.id, l.product_name || ' ' || l.size_name as name from inventory.published_count_lines l
  join catalogue.products p on p.id = l.product_id and not p.is_active
  where l.count_id = :id and l.difference <> 0 order by l.id`

/** What the products with a difference cost. None of them is changed or deleted until the count is applied. */
async function lockProducts(trx: Knex.Transaction, id: number): Promise<ProductCosts> {
  const rows = await queryRows<{ id: number; cost: number | null }>(trx, COUNTED_PRODUCTS, { id })
  return new Map(rows.map((row) => [row.id, row.cost]))
}

/** Units of a deleted product would be on no screen. */
async function refuseDeleted(trx: Knex.Transaction, id: number): Promise<void> {
  const lines = await queryRows<LineName>(trx, OF_DELETED, { id })
  if (lines.length === 0) return
  const errors = errorsOf(lines, ({ id: line, name }) => [
    `lines.${line}`,
    { key: 'count.refused.deleted', values: { name } },
  ])
  throw invalid(errors, { deleted: lines })
}

/** Makes what was counted the stock, and closes the count. */
export async function applySeenCount(
  call: RecordCall,
  id: number,
  body: BodyOf<typeof applyCount>,
): Promise<void> {
  const { trx } = call
  const count = await lockSeenRecord(call, COUNT, { id, version: body.version })
  const state = decide(call, count, 'apply')
  await closeUncounted(call, count, body)
  const costs = await lockProducts(trx, id)
  await refuseDeleted(trx, id)
  const reason = body.reason?.trim() ?? ''
  const act = { actor: call.actor, at: call.audit.at, hasReason: reason !== '', costs }
  const outcome = await applyDifferences(trx, count, act)
  if (!outcome.ok) refuse(outcome)
  const { uncounted } = body
  await changeRecord(call, COUNT, {
    id,
    fields: { state, ...(reason && { reason }), ...(uncounted && { uncounted }) },
    set: { closed_at: call.audit.at, batch: outcome.batch },
  })
}

export const applyCountRoute: Routes = (app, deps) =>
  change(app, deps, applyCount, async (served) => {
    const { trx } = served
    const { id } = served.params
    const call = recordCallOf(deps, served)
    await applySeenCount(call, id, served.body)
    return withMessage(COUNT_STEPS.apply.text, await readCount(trx, id, call), { id })
  })

export const cancelCountRoute: Routes = (app, deps) =>
  change(app, deps, cancelCount, async (served) => {
    const { trx, body } = served
    const { id } = served.params
    const call = recordCallOf(deps, served)
    const count = await lockSeenRecord(call, COUNT, { id, version: body.version })
    const state = decide(call, count, 'cancel')
    const reason = body.reason?.trim()
    await closeLines(trx, id)
    await changeRecord(call, COUNT, {
      id,
      fields: { state, ...(reason && { reason }) },
      set: { closed_at: call.audit.at },
    })
    return withMessage(COUNT_STEPS.cancel.text, await readCount(trx, id, call), { id })
  })
