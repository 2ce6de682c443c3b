import { DISPATCH_NAMESPACE, type FileUpdate } from '@deportivo/contracts/live/messages'
import type { Attachment } from '@deportivo/contracts/orders/files'
import { useEffect } from 'react'
import { useLive } from '../../shared/net/live.ts'

/** Poll interval for a file's verdict without a socket; an image takes the server about a second. */
const ASK_AGAIN_MS = 2_500

/** Calls `onNews` whenever something became of a file of this order, as long as one of them is being looked into. */
export function useFileUpdates(
  orderId: number,
  attachments: readonly Attachment[],
  onNews: () => void,
): void {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  const isWaiting = attachments.some((attachment) => attachment.state === 'received')
  useEffect(() => {
    const listen = (news: FileUpdate) => {
      if (news.order_id === orderId) onNews()
    }
    socket?.on('file:changed', listen)
    return () => void socket?.off('file:changed', listen)
  }, [socket, orderId, onNews])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(onNews, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, onNews])
}
