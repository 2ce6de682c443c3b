import type { Product } from '@deportivo/contracts/catalogue/products'
import { STOCK_NAMESPACE, type StockChanged } from '@deportivo/contracts/live/messages'
import { useEffect } from 'react'
import { useLive } from '../../../shared/net/live.ts'
import { useStockNow } from '../sizes/use-stock-now.ts'

/** Changes arrive by themselves: this is for those that were missed. */
const ASK_AGAIN_MS = 30_000

/** A product that is read again as soon as its stock changes elsewhere, and which of its cells changed since it is shown. */
export function useLiveProduct(shown: Product) {
  const now = useStockNow(shown, ASK_AGAIN_MS)
  const { socket } = useLive(STOCK_NAMESPACE)
  const { refresh } = now
  const { id } = shown
  useEffect(() => {
    const onChanged = ({ product_ids }: StockChanged) => {
      if (product_ids === null || product_ids.includes(id)) refresh()
    }
    socket?.on('stock:changed', onChanged)
    return () => void socket?.off('stock:changed', onChanged)
  }, [socket, id, refresh])
  return now
}
