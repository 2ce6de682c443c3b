import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { OrderRecord } from '../order/order-record.ts'
import type { LineBefore } from '../order/save-order.ts'
import type { StepAct } from './step-act.ts'

type Person = Pick<Tables['auth.published_people'], 'id' | 'name'>

async function assistant(trx: Knex.Transaction, id: number): Promise<Person> {
  const person = await trx('auth.published_people')
    .where({ id, is_active: true })
    .whereRaw("'dispatch_assistant' = any(profile_ids)")
    .first('id', 'name')
  if (!person) throw invalid({ auxiliary_user_id: 'order.refused.not_an_assistant' })
  return person
}

export const assignAuxiliary: StepAct<'assign_auxiliary'> = async ({ trx, body }) => {
  const person = await assistant(trx, body.auxiliary_user_id)
  return { note: person.name, patch: { auxiliary_user_id: person.id, auxiliary_name: person.name } }
}

export const assignAgain: StepAct<'assign_again'> = async ({ trx, order, body }) => {
  if (body.auxiliary_user_id === order.auxiliary_user_id)
    throw invalid({ auxiliary_user_id: 'order.refused.same_assistant' })
  const person = await assistant(trx, body.auxiliary_user_id)
  return { note: person.name, patch: { auxiliary_user_id: person.id, auxiliary_name: person.name } }
}

const PICK_ALL_OF = `
  with before as (
    select id, picked from orders.order_lines
    where order_id = ? and id = any(?::int[]) and picked < quantity for update
  )
  update orders.order_lines l set picked = l.quantity from before where l.id = before.id
  returning before.id, before.picked`

/** Units picked so far, summed from the lines. */
async function pickedUnits(trx: Knex.Transaction, orderId: number): Promise<number> {
  const sums = await trx('orders.order_lines')
    .where('order_id', orderId)
    .sum<{ picked: number | null }[]>('picked as picked')
  return sums[0]?.picked ?? 0
}

async function pickAllOf(
  trx: Knex.Transaction,
  order: OrderRecord,
  lineIds: readonly number[],
): Promise<LineBefore[]> {
  if (lineIds.length === 0) return []
  return queryRows<LineBefore>(trx, PICK_ALL_OF, [order.id, [...lineIds]])
}

/** Refuses as long as a unit of the order is not picked. */
export const pack: StepAct<'pack'> = async ({ trx, order, body }) => {
  const lines_before = await pickAllOf(trx, order, body.picked ?? [])
  const picked = lines_before.length > 0 ? await pickedUnits(trx, order.id) : order.picked_units
  if (picked !== order.units) throw invalid({ picked: 'order.refused.not_picked' })
  return { lines_before }
}
