import type { OrderLineSnapshot, OrderSnapshot } from '@deportivo/contracts/events/order'
import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { businessDay } from '@deportivo/platform/clock'
import type { Knex } from 'knex'
import { addChangesByDay, endsOf, livesOf } from './log.ts'
import { Table, type Figures } from './table.ts'

type Line = OrderLineSnapshot

const sumOf = (lines: readonly Line[], amountOf: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)

const isGivenUp = ({ state_id }: OrderSnapshot) => (GIVEN_UP_STATES as readonly string[]).includes(state_id)

/** From the events of its payments, not from the sums in the order's own. */
const balanceOf = (order: OrderSnapshot, paid: ReadonlyMap<number, number>): number =>
  isGivenUp(order)
    ? 0
    : sumOf(order.lines, ({ price }) => price) -
      order.vouchers.reduce((sum, { value }) => sum + value, 0) -
      (paid.get(order.id) ?? 0)

const soldOf = (lines: readonly Line[]) => ({
  count: 1,
  value: sumOf(lines, ({ price }) => price),
  units: sumOf(lines, ({ quantity }) => quantity),
  discount: sumOf(lines, ({ listed_unit_price, quantity, price }) =>
    Math.max(0, listed_unit_price * quantity - price),
  ),
})

/** Each store, category and brand of an order, with the lines that are of it. */
const partsOf = (lines: readonly Line[]): [key: string, lines: Line[]][] =>
  (['store_id', 'category_id', 'brand_id'] as const).flatMap((column) =>
    [...new Set(lines.map((line) => line[column]))].map((id): [string, Line[]] => [
      `${column}:${id}`,
      lines.filter((line) => line[column] === id),
    ]),
  )

const keysOf = (order: OrderSnapshot): string[] => [
  'totals',
  `seller_id:${order.seller_id}`,
  `state_id:${order.state_id}`,
  `type_order:${order.type_order}`,
  `payment_method:${order.payment_method ?? 0}`,
]

function addSold(table: Table, order: OrderSnapshot, balance: number): void {
  if (order.checked_out_at === null || isGivenUp(order)) return
  const whole: Figures = { ...soldOf(order.lines), balance }
  const further = [
    `day:${businessDay(new Date(order.checked_out_at))}`,
    `profile_id:${order.profile_id}`,
    `type_sale:${order.type_sale}`,
    `has_discount:${whole['discount'] ? 1 : 0}`,
    `has_balance:${balance > 0 ? 1 : 0}`,
  ]
  table.add([...keysOf(order), ...further], whole)
  for (const [key, lines] of partsOf(order.lines)) table.add([key], { ...soldOf(lines), balance })
}

const leftOf = (lines: readonly Line[]) => ({
  revenue: sumOf(lines, ({ price }) => price),
  sales: sumOf(lines, ({ price }) => price),
  cost: sumOf(lines, ({ unit_cost, quantity }) => (unit_cost ?? 0) * quantity),
  uncosted: sumOf(lines, ({ unit_cost, quantity }) => (unit_cost === null ? quantity : 0)),
})

/** What the client has, by the order as it is. */
function leftAt({ order }: { order: OrderSnapshot }): Table {
  const table = new Table()
  if (order.stock_left_at === null) return table
  table.add(['totals', `seller_id:${order.seller_id}`], leftOf(order.lines))
  for (const [key, lines] of partsOf(order.lines)) table.add([key], leftOf(lines))
  return table
}

async function paidByOrder(db: Knex): Promise<Map<number, number>> {
  const paid = new Map<number, number>()
  for (const { payload } of (await livesOf(db, 'payment')).flat())
    paid.set(payload.order_id, (paid.get(payload.order_id) ?? 0) + payload.paid_change)
  return paid
}

/** Adds what was sold and what left to `sold`, and every order by its creation to `summary`. */
export async function addOrders(db: Knex, sold: Table, summary: Table): Promise<void> {
  const lives = await livesOf(db, 'order')
  const paid = await paidByOrder(db)
  for (const { payload } of endsOf(lives)) {
    const { order } = payload
    const balance = balanceOf(order, paid)
    addSold(sold, order, balance)
    const created = `day:${businessDay(new Date(order.created_at))}`
    const stores = order.lines.map(({ store_id }) => `store_id:${store_id}`)
    const { count, value } = soldOf(order.lines)
    summary.add([...keysOf(order), created, ...stores], { count, value, balance })
  }
  for (const life of lives) addChangesByDay(sold, life, leftAt)
}
