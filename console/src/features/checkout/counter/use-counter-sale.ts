import { lookUpBarcode } from '@deportivo/contracts/catalogue/barcodes'
import { addLine } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openLocalOrder } from '../../../entities/order/new-order.ts'
import { useOrder } from '../../../entities/order/use-order.ts'
import { isCallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import type { ScanOutcome } from '../../../shared/scan/scan-outcome.ts'
import { useUnitScans } from '../../../shared/scan/use-unit-scans.ts'
import { useSession } from '../../../shared/session/session.tsx'
import type { CounterSetup } from './counter-setup.ts'

const isOpen = ({ state_id }: Order) => orderStateRow(state_id).is_open === true

/** The order that is being sold, by the address of the page: a page that is loaded again goes on with it. */
function useCurrentSale() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('sale')) || null
  const { order: found, put, refresh, error } = useOrder(id)
  // The reply of a scan is there before the page asks for the order that it opened.
  const [own, setOwn] = useState<Order | null>(null)
  const latest = own?.id === id && own.version >= (found?.version ?? 0) ? own : found
  const change = useCallback(
    (next: Order) => {
      setOwn(next)
      put(next)
    },
    [put],
  )
  const go = useCallback(
    (saleId: number | null) => setSearch(saleId === null ? {} : { sale: String(saleId) }, { replace: true }),
    [setSearch],
  )
  return { id, order: id !== null && latest && isOpen(latest) ? latest : null, change, go, refresh, error }
}

/** Scans become lines one after the other: the first one opens the order that the next ones are added to. */
export function useCounterSale(setup: CounterSetup, onScan: () => void) {
  const session = useSession()
  const { id, order, change, go, refresh } = useCurrentSale()
  const saleId = useRef(id)
  const start = useCallback(
    (next: Order | null) => {
      saleId.current = next?.id ?? null
      if (next) change(next)
      go(saleId.current)
    },
    [change, go],
  )
  const openSale = async (): Promise<number> => {
    if (saleId.current !== null) return saleId.current
    const { data } = await openLocalOrder(setup.client, session)
    start(data)
    return data.id
  }
  const add = async (code: string): Promise<ScanOutcome> => {
    const { data: unit } = await call(lookUpBarcode, { params: { code } })
    const { product_id, product_name: product, size_id, size_name: size } = unit
    const params = { saleId: await openSale() }
    const body = { product_id, size_id, store_id: setup.store_id, quantity: 1 }
    try {
      change((await call(addLine, { params, body })).data)
    } catch (error) {
      if (!isCallError(error) || error.errors['quantity'] === undefined) throw error
      return { tone: 'miss', key: 'counter.none_left', values: { product, size } }
    }
    return { tone: 'hit', key: 'scan.product', values: { product, size } }
  }
  const isAdding = useUnitScans(add, onScan)
  /** Goes on with an order as it is after a step: one that is cancelled is left. */
  const follow = useCallback((next: Order) => start(isOpen(next) ? next : null), [start])
  return { order, change, start, follow, refresh, isAdding }
}
