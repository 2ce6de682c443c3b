import { STOCK_NAMESPACE, type StockChanged } from '@deportivo/contracts/live/messages'
import { listLineStock } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { useEffect, useMemo, useRef } from 'react'
import { useLive } from '../../../shared/net/live.ts'
import { useFound } from '../../../shared/net/use-found.ts'

/** Changes arrive by themselves: this is for those that were missed. */
const ASK_AGAIN_MS = 30_000

/** What is left of the size of each line of an open order, as it changes elsewhere; null: of none. */
export function useLineStock(order: Order | null): ReadonlyMap<number, number> {
  const { data, refresh } = useFound(
    listLineStock,
    order && order.products.length > 0 ? { params: { saleId: order.id } } : null,
    { everyMs: ASK_AGAIN_MS },
  )
  const { socket } = useLive(STOCK_NAMESPACE)
  const products = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    products.current = new Set(order?.products.map(({ product_id }) => product_id))
  })
  useEffect(() => {
    const onChanged = ({ product_ids }: StockChanged) => {
      if (product_ids === null || product_ids.some((id) => products.current.has(id))) refresh()
    }
    socket?.on('stock:changed', onChanged)
    return () => void socket?.off('stock:changed', onChanged)
  }, [socket, refresh])
  return useMemo(() => new Map(data?.map(({ line_id, available }) => [line_id, available])), [data])
}
