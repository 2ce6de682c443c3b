import type { Notification } from '@deportivo/contracts/admin/notifications'
import { useEffect, useRef } from 'react'
import { openedOrder, type OpenedOrder } from '../../entities/order/opened-order.ts'
import { useStore } from '../../shared/state/store.ts'
import { useMarking, type NotificationList } from './use-notifications.ts'

type LoadedNotifications = readonly Pick<Notification, 'order_id' | 'read' | 'at'>[]

/**
 * Whether a notification about this order from before it was opened is unread. Those that arrive while it is open stay
 * unread: the user may be away.
 */
export const isAlreadyNotified = (rows: LoadedNotifications, { id, at }: OpenedOrder): boolean =>
  rows.some((row) => !row.read && row.order_id === id && Date.parse(row.at) <= at)

/** Whether there are unread ones that aren't among the newest: only the server knows what they are about. */
export const hidesUnread = (rows: LoadedNotifications, unread: number): boolean =>
  rows.filter(({ read }) => !read).length < unread

/** Opening an order marks its notifications as read; sends nothing when none is unread. */
export function useReadingByOpening({ rows, reply }: Pick<NotificationList, 'rows' | 'reply'>): void {
  const opened = useStore(openedOrder)
  const asked = useRef<OpenedOrder | null>(null)
  const { markOrder } = useMarking()
  useEffect(() => {
    if (opened === null || rows === undefined) return
    const isFirstLook = asked.current !== opened
    asked.current = opened
    if (isAlreadyNotified(rows, opened) || (isFirstLook && hidesUnread(rows, reply?.unread ?? 0)))
      markOrder(opened.id)
  }, [opened, rows, reply, markOrder])
}
