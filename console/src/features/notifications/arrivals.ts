import type { Notification } from '@deportivo/contracts/admin/notifications'

export interface Arrivals {
  /** The newest one seen so far; null before the first reply. */
  seen: number | null
  arrived: readonly Notification[]
}

const newestOf = (rows: readonly Notification[]) => Math.max(0, ...rows.map(({ id }) => id))

/** What arrived since the list was last seen. The first reply holds only older ones. */
export function arrivalsIn(rows: readonly Notification[], seen: number | null): Arrivals {
  const newest = newestOf(rows)
  if (seen === null) return { seen: newest, arrived: [] }
  const arrived = rows.filter(({ id, read }) => id > seen && !read)
  return { seen: Math.max(seen, newest), arrived }
}
