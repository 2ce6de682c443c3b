import type { OrderLine } from '@deportivo/contracts/orders/order'

/** The lines of one product from one store at one price for one reason, travelling together: a row of the cart, its sizes across. */
export interface CartGroup {
  key: string
  first: OrderLine
  lines: OrderLine[]
  units: number
  total: number
}

const keyOf = (line: OrderLine) =>
  [line.product_id, line.store_id, line.code_id, line.unit_price, line.discount_reason, line.group_id].join(
    ':',
  )

/** Sizes as shops list them: numbers by value, letters by the order they come in. */
const bySize = (a: OrderLine, b: OrderLine) =>
  a.size_name.localeCompare(b.size_name, 'es', { numeric: true }) || a.id - b.id

/** Rows of the cart, in the order their first line was added. */
export function groupLines(lines: readonly OrderLine[]): CartGroup[] {
  const groups = new Map<string, OrderLine[]>()
  for (const line of [...lines].sort((a, b) => a.id - b.id)) {
    const group = groups.get(keyOf(line)) ?? []
    group.push(line)
    groups.set(keyOf(line), group)
  }
  return [...groups.entries()].flatMap(([key, [first, ...rest]]): CartGroup[] => {
    if (!first) return []
    const all = [first, ...rest].sort(bySize)
    return [
      {
        key,
        first,
        lines: all,
        units: all.reduce((sum, line) => sum + line.quantity, 0),
        total: all.reduce((sum, line) => sum + line.price, 0),
      },
    ]
  })
}
