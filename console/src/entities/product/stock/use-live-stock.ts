import { listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { STOCK_NAMESPACE } from '@deportivo/contracts/live/messages'
import { useEffect, useRef } from 'react'
import { call } from '../../../shared/net/call.ts'
import { useLive, type LiveStatus } from '../../../shared/net/live.ts'
import { filterText } from '../../../shared/navigation/url-state.ts'
import { createStockReader } from './stock-reader.ts'

/** A list of products on screen. */
export interface ProductRows {
  rows: readonly Product[] | undefined
  patch: (change: (rows: Product[]) => Product[]) => void
  refresh: () => void
  /** Reads products whose stock changed, where the list shows other stock of them than the list of all products. */
  readSome?: (ids: readonly number[]) => Promise<readonly Product[]>
}

async function readProducts(ids: readonly number[]): Promise<readonly Product[]> {
  const query = { filter: filterText({ id: ids }), top: ids.length }
  return (await call(listProducts, { query })).data
}

/** Shows the stock of the products as it changes elsewhere. */
export function useLiveStock(list: ProductRows): LiveStatus {
  const { socket, status } = useLive(STOCK_NAMESPACE)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const onChanged = createStockReader<Product>({
      shown: () => latest.current.rows ?? [],
      read: (ids) => (latest.current.readSome ?? readProducts)(ids),
      put: (changed) => {
        const newer = new Map(changed.map((product) => [product.id, product]))
        latest.current.patch((rows) => rows.map((product) => newer.get(product.id) ?? product))
      },
      readAll: () => latest.current.refresh(),
    })
    const listen = (message: Parameters<typeof onChanged>[0]) => void onChanged(message)
    socket?.on('stock:changed', listen)
    return () => void socket?.off('stock:changed', listen)
  }, [socket])
  return status
}
