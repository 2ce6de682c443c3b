import type { Counted } from '@deportivo/inventory/count'
import type { Knex } from 'knex'
import {
  hasSeveralSizes,
  isSecondSize,
  namesOfSizes,
  secondSizes,
  severalSizes,
  unitsOf,
} from '../../../lists/one-size.ts'
import type { Fault } from '../planning/drafts.ts'
import { faultOf } from '../planning/plan-context.ts'
import type { Plan } from '../planning/plan-product.ts'

const becomesOne = ({ before, fields }: Plan) => before?.only_size !== true && fields.only_size === true

const isOne = (plan: Plan) => plan.fields.only_size ?? plan.before?.only_size ?? false

/** Products that are to have one size, and have units of several. */
async function severalFaults(db: Knex, plans: readonly Plan[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const plan of plans.filter(becomesOne)) {
    const sizes = plan.before ? await severalSizes(db, plan.before.id) : ''
    if (sizes !== '') faults.push(faultOf(plan, 'only_size', hasSeveralSizes(sizes)))
  }
  return faults
}

/** The counts of products of one size that are of a second one, by the rule of a count by hand. */
export async function oneSizeFaults(db: Knex, plans: readonly Plan[]): Promise<Fault[]> {
  const counted = plans.filter((plan) => isOne(plan) && plan.counts.length > 0)
  const ids = counted.flatMap(({ before }) => before?.id ?? [])
  const stored = byProduct(await unitsOf(db, ids))
  const faults = await severalFaults(db, plans)
  for (const { before, counts } of counted) {
    for (const { counted: one, others } of secondSizes(counts, stored.get(before?.id ?? 0) ?? []))
      faults.push({
        row: one.row,
        field: 'size',
        value: await namesOfSizes(db, [one.size_id]),
        text: isSecondSize(await namesOfSizes(db, others)),
      })
  }
  return faults
}

function byProduct<Row extends { product_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row])
  return groups
}

/** Whether some of these products, which have one size each, would get a second one by now. */
export async function haveSecondSize(
  trx: Knex.Transaction,
  ids: readonly number[],
  counts: readonly Counted[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const stored = byProduct(await unitsOf(trx, ids))
  const counted = byProduct(counts)
  return ids.some((id) => secondSizes(counted.get(id) ?? [], stored.get(id) ?? []).length > 0)
}
