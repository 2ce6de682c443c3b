import type { StatePatch } from './order-record.ts'
import type { ChangedOrder, LockedOrder } from './whole-order.ts'

export type EventLine = ChangedOrder['lines'][number]
export type ReplyLine = ChangedOrder['products'][number]

/** What a change does to the lines of an order, as its event and as its reply contain them. */
export interface LinesAfter {
  lines?: (lines: readonly EventLine[]) => EventLine[]
  products?: (products: readonly ReplyLine[]) => ReplyLine[]
}

/** A change of every line, or of those that it names. */
export function eachLine(
  { line, product }: { line?: Partial<EventLine>; product?: Partial<ReplyLine> },
  ids?: ReadonlySet<number>,
): LinesAfter {
  const isNamed = (id: number) => ids?.has(id) ?? true
  return {
    ...(line && { lines: (all) => all.map((one) => (isNamed(one.line_id) ? { ...one, ...line } : one)) }),
    ...(product && { products: (all) => all.map((one) => (isNamed(one.id) ? { ...one, ...product } : one)) }),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The lines after several changes, one after the other. */
export const changedLines = (
  order: Pick<ChangedOrder, 'lines' | 'products'>,
  changes: readonly LinesAfter[],
): Pick<ChangedOrder, 'lines' | 'products'> => ({
  lines: changes.reduce((all, change) => change.lines?.(all) ?? all, order.lines),
  products: changes.reduce((all, change) => change.products?.(all) ?? all, order.products),
})

/**
 * The order after a change, from what was read when it was locked and what was written since: its event and its reply
 * need no other reading, so they leave in one packet with the change. `changedOrder` reads the same.
 */
export function orderAfter(
  { costs: _costs, ...order }: LockedOrder,
  columns: StatePatch,
  changes: readonly LinesAfter[],
  last: ChangedOrder['last'],
): ChangedOrder {
  const { lines, products } = changedLines(order, changes)
  return {
    ...order,
    ...columns,
    units: sum(lines.map(({ quantity }) => quantity)),
    line_count: lines.length,
    total_value: sum(lines.map(({ price }) => price)),
    picked_units: sum(lines.map(({ picked }) => picked)),
    lines,
    products,
    last,
  }
}
