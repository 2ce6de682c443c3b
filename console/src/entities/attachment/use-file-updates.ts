import { DISPATCH_NAMESPACE, type FileUpdate } from '@deportivo/contracts/live/messages'
import type { Attachment } from '@deportivo/contracts/orders/files'
import { useEffect } from 'react'
import { useLive } from '../../shared/net/live.ts'

/** Poll interval for a file's verdict without a socket; an image takes the server about a second. */
const ASK_AGAIN_MS = 2_500

/** Calls `onUpdate` whenever the state of a file of this order changed, and at intervals while one is being checked. */
export function useFileUpdates(
  orderId: number,
  attachments: readonly Attachment[],
  onUpdate: () => void,
): void {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  const isWaiting = attachments.some((attachment) => attachment.state === 'received')
  useEffect(() => {
    const listen = (update: FileUpdate) => {
      if (update.order_id === orderId) onUpdate()
    }
    socket?.on('file:changed', listen)
    return () => void socket?.off('file:changed', listen)
  }, [socket, orderId, onUpdate])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(onUpdate, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, onUpdate])
}
