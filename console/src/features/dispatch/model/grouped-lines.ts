import type { OrderLine } from '@deportivo/contracts/orders/order'

/** Lines of one product from one store: read together, as they lie on one shelf. */
export function groupedLines(lines: readonly OrderLine[]): OrderLine[][] {
  const groups = new Map<string, OrderLine[]>()
  for (const line of lines) {
    const key = `${line.product_id} ${line.store_id}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}
