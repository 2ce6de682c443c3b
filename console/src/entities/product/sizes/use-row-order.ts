import { useState } from 'react'

/** Rows in the order in which they came first: what changes of them moves none from under the pointer. New ones follow. */
export function useRowOrder<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const [order, setOrder] = useState<readonly number[]>([])
  const added = rows.filter(({ id }) => !order.includes(id)).map(({ id }) => id)
  const all = added.length > 0 ? [...order, ...added] : order
  if (all !== order) setOrder(all)
  return all.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
