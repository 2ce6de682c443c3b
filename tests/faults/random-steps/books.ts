import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { TestApp } from '@deportivo/testkit/app'
import { heldUnits } from './model.ts'
import type { Played } from './play.ts'

/** Levels that are not the sum of their ledger entries, or hold other units than their holds. */
const WRONG_LEVELS = `
  select product_id, size_id, store_id, l.on_hand, l.held, e.on_hand as entered, e.held as entered_held, h.held as in_holds
  from inventory.levels l
  left join (select product_id, size_id, store_id, sum(on_hand_change) as on_hand, sum(held_change) as held
    from inventory.ledger group by 1, 2, 3) e using (product_id, size_id, store_id)
  left join (select product_id, size_id, store_id, sum(quantity) as held
    from inventory.holds group by 1, 2, 3) h using (product_id, size_id, store_id)
  where (l.on_hand, l.held, l.held) is distinct from (coalesce(e.on_hand, 0), coalesce(e.held, 0), coalesce(h.held, 0))`

const OF_ORDER = `
  select coalesce((select sum(quantity) from inventory.holds where order_id = o.id), 0)::int as held,
    coalesce((select sum(amount) from money.current_payments p where p.order_id = o.id and status <> 'void'), 0)::int as paid,
    coalesce((select sum(amount) from money.current_payments p where p.order_id = o.id and status = 'confirmed'), 0)::int as confirmed
  from orders.orders o where o.id = ?`

/** What the order holds, what was paid for it, and what is left to pay. */
export async function wrongBooks({ db }: TestApp, { id, known, order }: Played): Promise<object | null> {
  const levels = await queryRows<object>(db, WRONG_LEVELS)
  if (levels.length > 0) return { levels }
  const [books] = await queryRows<{ held: number; paid: number; confirmed: number }>(db, OF_ORDER, [id])
  const isGivenUp = orderStateRow(known.state).is_given_up === true
  const money = isGivenUp ? {} : { paid: known.paid, confirmed: known.confirmed }
  const wanted = { held: heldUnits(known), ...money }
  const found = {
    held: books?.held,
    ...(isGivenUp ? {} : { paid: books?.paid, confirmed: books?.confirmed }),
  }
  const balance = isGivenUp ? 0 : known.total - known.paid
  const isRight = JSON.stringify(found) === JSON.stringify(wanted) && order.total_balance === balance
  return isRight
    ? null
    : { order: id, state: known.state, wanted, found, balance, shown: order.total_balance }
}
