import { NOTIFICATIONS_NAMESPACE } from '@deportivo/contracts/live/messages'
import {
  listNotifications,
  readNotifications,
  type Notification,
} from '@deportivo/contracts/admin/notifications'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../shared/net/call.ts'
import { useLive, type LiveStatus } from '../../shared/net/live.ts'
import { unreadCount } from '../../shared/ui/unread.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { useList, type List } from '../../shared/net/use-list.ts'

/** As many as a panel shows without scrolling far; more are asked for as many at a time. */
export const PER_PAGE = 20
/** Without a live line the list is asked for this often. */
const ASK_AGAIN_MS = 60_000

export type NotificationList = List<typeof listNotifications>

/** What the page shows may no longer exist, in whatever form it has it. */
const loadAnew = () => location.reload()

const askAll = () => void revalidate(listNotifications)

/** A line that was slow to connect does not report what came between the first read and its connection. */
function useReadOnceReached(status: LiveStatus): void {
  const former = useRef(status)
  useEffect(() => {
    if (former.current === 'unreached' && status === 'live') askAll()
    former.current = status
  }, [status])
}

/** The newest: read when the line is live or out of reach, after each connection, and on the gateway's word. */
export function useNewest(): NotificationList {
  const { socket, status } = useLive(NOTIFICATIONS_NAMESPACE)
  const list = useList(listNotifications, status === 'connecting' ? null : { query: { top: PER_PAGE } })
  useEffect(() => {
    if (socket === null) return
    socket.on('notification:changed', askAll)
    socket.on('data:replaced', loadAnew)
    return () => {
      socket.off('notification:changed', askAll)
      socket.off('data:replaced', loadAnew)
    }
  }, [socket])
  useReadOnceReached(status)
  useEffect(() => {
    if (status === 'live') return
    const timer = setInterval(askAll, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [status])
  const unread = list.reply?.unread ?? 0
  useEffect(() => {
    unreadCount.set(unread)
    return () => unreadCount.set(0)
  }, [unread])
  return list
}

/** A page of the panel; it grows when earlier ones are asked for. */
export function useNotificationList(isUnreadOnly: boolean, pages: number): NotificationList {
  const filter = isUnreadOnly ? { filter: 'read:false' } : {}
  return useList(listNotifications, { query: { ...filter, top: PER_PAGE * pages } })
}

const markThem = (body: BodyOf<typeof readNotifications>) => call(readNotifications, { body })

/** Marks one, or all that are listed. The gateway notifies the user's other windows. */
export function useMarking() {
  const { run, isRunning } = useChange(markThem, { isSilent: true })
  const mark = useCallback(
    async (body: BodyOf<typeof readNotifications>) => {
      await run(body)
      await revalidate(listNotifications)
    },
    [run],
  )
  return {
    isMarking: isRunning,
    markOne: useCallback(
      async ({ id, read }: Notification) => {
        if (!read) await mark({ ids: [id] })
      },
      [mark],
    ),
    markOrder: useCallback((orderId: number) => void mark({ order_id: orderId }), [mark]),
    markAll: useCallback((upTo: number) => void mark({ up_to: upTo }), [mark]),
  }
}
