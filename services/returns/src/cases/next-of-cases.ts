import type { listReturns } from '@deportivo/contracts/returns/returns'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { isDifferencePaid } from '../steps/credit.ts'
import { wholeOf } from '../steps/whole-goods.ts'
import type { CaseRow } from '../tables.ts'
import { nextSteps } from './read-case.ts'

type Summary = RowOf<typeof listReturns>
type Deciding = Pick<
  CaseRow,
  'id' | 'state_id' | 'goods' | 'exchange_rate_id' | 'seller_id' | 'auxiliary_user_id' | 'price_difference'
>

interface Decided extends Deciding {
  are_goods_whole: boolean
  was_shipped: boolean
  /** null: nothing is charged. */
  charged: number | null
  paid: number | null
}

// The charges of an order are read by its number alone.
const DECIDED = `
  select c.id, c.state_id, c.goods, c.exchange_rate_id, c.seller_id, c.auxiliary_user_id, c.price_difference,
    c.goods is null or ${wholeOf({ id: 'c.id', goods: 'c.goods', quantity: 'c.quantity' })} as are_goods_whole,
    o.guide_number is not null as was_shipped, x.charged, x.paid
  from returns.cases c
  left join orders.published_orders o on o.id = c.order_id
  left join lateral (
    select charged, paid from orders.published_exchange_charges e
    where c.price_difference > 0 and e.order_id = c.order_id and e.return_id = c.id
  ) x on true
  where c.id = any(:ids)`

/** The same cases, each with the steps that are possible now. */
export async function withNext(
  rows: readonly Summary[],
  { db, actor, deps }: { db: Knex } & Pick<RecordCall, 'actor' | 'deps'>,
): Promise<Summary[]> {
  const found = await queryRows<Decided>(db, DECIDED, { ids: rows.map(({ id }) => id) })
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => {
    const one = byId.get(row.id)
    if (!one) return row
    const { are_goods_whole, was_shipped, price_difference, charged, paid } = one
    const is_difference_paid = isDifferencePaid(price_difference, { charged, paid })
    return {
      ...row,
      was_shipped,
      next: nextSteps(one, { are_goods_whole, is_difference_paid }, { actor, deps }),
    }
  })
}
