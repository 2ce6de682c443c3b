import { GOAL_ROUTES, type SellerGoal, type SellerGoals } from '@deportivo/contracts/sellers/goals'
import type { BodyOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { LOCKS } from '@deportivo/platform/db/locks'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { unseen } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { GOAL } from './goal-record.ts'
import { elapsedOf, firstOf, monthBefore, readGoals } from './read-goals.ts'

type Given = BodyOf<typeof GOAL_ROUTES.set>

interface Reader {
  actor: Actor
  now: Date
}

async function goalsOf(db: Knex, month: string, { actor, now }: Reader): Promise<SellerGoals> {
  return { month, ...elapsedOf(month, businessDay(now)), rows: await readGoals(db, month, actor) }
}

const getGoalsRoute: Routes = (app, deps) =>
  read(app, deps, GOAL_ROUTES.get, async ({ db, query, actor }) => {
    const now = deps.clock.now()
    return found(await goalsOf(db, query.month ?? businessDay(now).slice(0, 7), { actor, now }))
  })

type Seller = Pick<SellerGoal, 'seller_id' | 'seller_name'>

const createGoal = (call: RecordCall, month: string, { seller_id, seller_name }: Seller, amount: number) =>
  createRecord(call, GOAL, { fields: { seller_id, seller_name, month, amount } })

/** Of two who press at once, the second reads what the first has set. */
const lockGoals = (trx: Knex.Transaction) => trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.goals])

/** Creates, changes or removes the goal of a seller for a month. */
async function setGoal(call: RecordCall, { month: given, amount, version }: Given, seller: Seller) {
  const month = firstOf(given)
  const { seller_id } = seller
  const stored = await call.trx('finance.seller_goals').where({ seller_id, month }).first('id')
  if (!stored) return amount === null ? undefined : createGoal(call, month, seller, amount)
  const seen = { id: stored.id, version }
  return amount === null
    ? deleteRecord(call, GOAL, seen)
    : changeRecord(call, GOAL, { ...seen, fields: { amount } })
}

const setGoalRoute: Routes = (app, deps) =>
  change(app, deps, GOAL_ROUTES.set, async (served) => {
    const { body, trx, actor } = served
    await lockGoals(trx)
    const seller = (await readGoals(trx, body.month, actor)).find(
      ({ seller_id, may_set }) => may_set && seller_id === body.seller_id,
    )
    if (!seller) throw unseen()
    await setGoal(recordCallOf(deps, served), body, seller)
    return withMessage('record.saved', await goalsOf(trx, body.month, { actor, now: deps.clock.now() }))
  })

/** A goal of the month stays as it is; of the others, those who had one in the month before get the same. */
const copyGoalsRoute: Routes = (app, deps) =>
  change(app, deps, GOAL_ROUTES.copy, async (served) => {
    const { body, trx, actor } = served
    const call = recordCallOf(deps, served)
    await lockGoals(trx)
    const before = await readGoals(trx, monthBefore(body.month), actor)
    const amounts = new Map(before.map(({ seller_id, amount }) => [seller_id, amount]))
    const missing = (await readGoals(trx, body.month, actor)).filter(
      ({ amount, may_set }) => amount === null && may_set,
    )
    const month = firstOf(body.month)
    for (const seller of missing) {
      const amount = amounts.get(seller.seller_id)
      if (amount) await createGoal(call, month, seller, amount)
    }
    return withMessage('record.saved', await goalsOf(trx, body.month, { actor, now: deps.clock.now() }))
  })

/** The goals of sellers, by month. */
export const goalRoutes: readonly Routes[] = [getGoalsRoute, setGoalRoute, copyGoalsRoute]
