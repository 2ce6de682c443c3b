import { DISPATCH_NAMESPACE, type ReturnChanged } from '@deportivo/contracts/live/messages'
import { useEffect } from 'react'
import { useLive } from '../../../shared/net/live.ts'

/** Fetches again after a return case of one of these orders began or changed: it decides whether a delivery can be undone. */
export function useAfterReturns(orders: readonly { id: number }[] | undefined, refresh: () => void): void {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  useEffect(() => {
    const listen = ({ order_id }: ReturnChanged) => {
      if (orders?.some(({ id }) => id === order_id)) refresh()
    }
    socket?.on('return:changed', listen)
    return () => void socket?.off('return:changed', listen)
  }, [socket, orders, refresh])
}
