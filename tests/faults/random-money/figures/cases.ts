import type { ReturnSnapshot } from '@deportivo/contracts/events/return'
import type { Knex } from 'knex'
import { addChangesByDay, livesOf } from './log.ts'
import { Table, type Figures } from './table.ts'

/** What the client has by the case as it is: a replacement, or credit. */
function settledOf({
  settled_at,
  credited_value,
  replacement,
  settlement,
  price_difference,
}: ReturnSnapshot): Figures {
  if (settled_at === null) return {}
  const got = settlement === 'exchange' ? replacement : null
  if (!got) return { credited: credited_value, net: credited_value, vouchers: credited_value }
  return {
    credited: credited_value,
    net: credited_value - got.price,
    vouchers: Math.max(0, -price_difference),
    sales: got.price,
    cost: (got.unit_cost ?? 0) * got.quantity,
    uncosted: got.unit_cost === null ? got.quantity : 0,
  }
}

/** Sellable goods bring their cost back; those that are neither sellable nor in quarantine are lost. */
function goodsOf({ goods, unit_cost, quantity }: ReturnSnapshot): Figures {
  const cost = (unit_cost ?? 0) * quantity
  if (goods === null || goods === 'quarantine') return {}
  return goods === 'sellable' ? { cost: -cost } : { lost: cost }
}

function figuresAt({ return_case }: { return_case: ReturnSnapshot }): Table {
  const table = new Table()
  const { seller_id, store_id = 0, category_id, brand_id } = return_case
  const keys = [
    'totals',
    `seller_id:${seller_id}`,
    `store_id:${store_id}`,
    `category_id:${category_id}`,
    `brand_id:${brand_id}`,
  ]
  for (const figures of [settledOf(return_case), goodsOf(return_case)]) table.add(keys, figures)
  return table
}

export async function addCases(db: Knex, table: Table): Promise<void> {
  for (const life of await livesOf(db, 'return')) addChangesByDay(table, life, figuresAt)
}
