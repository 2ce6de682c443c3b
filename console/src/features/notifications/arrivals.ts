import type { Notification } from '@deportivo/contracts/admin/notifications'

export interface Arrivals {
  /** The newest that was ever seen; null before the first answer. */
  seen: number | null
  arrived: readonly Notification[]
}

const newestOf = (rows: readonly Notification[]) => Math.max(0, ...rows.map(({ id }) => id))

/** What came since the list was last seen. What stood in the first answer was there before the person came. */
export function arrivalsIn(rows: readonly Notification[], seen: number | null): Arrivals {
  const newest = newestOf(rows)
  if (seen === null) return { seen: newest, arrived: [] }
  const arrived = rows.filter(({ id, read }) => id > seen && !read)
  return { seen: Math.max(seen, newest), arrived }
}
