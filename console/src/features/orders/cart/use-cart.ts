import { addLine, addSizeRun, removeLines } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { withoutLines, withQuantity } from './optimistic.ts'

/** Units of one product to add from one store. */
export interface RunToAdd {
  product_id: number
  store_id: number
  code_id: number
  unit_price: number
  sizes: { size_id: number; quantity: number }[]
  mode: 'exact' | 'available'
}

interface LineReply {
  data: Order
  message?: string | undefined
}

const addRun = (order: Order, { store_id, unit_price, ...run }: RunToAdd) =>
  call(addSizeRun, {
    params: { saleId: order.id },
    query: { store: store_id },
    body: { ...run, price: unit_price, version: order.version },
  })

const messageOf = (error: CallError): string | null => Object.values(error.errors)[0] ?? error.serverText

/** 'Solo hay 1 par talla 40', where that is what was refused. */
function shortOf({ data }: CallError, order: Order, lineId: number, t: Translate): string | null {
  if (typeof data !== 'object' || data === null || !('available' in data)) return null
  const line = order.products.find(({ id }) => id === lineId)
  const count = Number(data.available)
  return line && count > 0 ? t('sale.only_left', { count, size: line.size_name }) : null
}

type Refusals = Readonly<Record<number, string>>

interface Screen {
  put: (order: Order) => void
  refresh: () => void
}

/**
 * Changes one after the other: each shows at once and goes to the server after the one before it, so that it carries the
 * version that the last one made. A refusal brings back what the server knows, with its reason beside the line.
 */
function useLineQueue(order: Order, { put, refresh }: Screen) {
  const t = useTexts()
  const [refusals, setRefusals] = useState<Refusals>({})
  const latest = useRef(order)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = order
  }, [order])
  const settle = useCallback(
    (next: Order) => {
      latest.current = next
      put(next)
    },
    [put],
  )
  const enqueue = useCallback(
    (lineId: number, expected: Order, act: (version: number) => Promise<LineReply>) => {
      setRefusals(({ [lineId]: _, ...others }) => others)
      settle(expected)
      queue.current = queue.current.then(async () => {
        try {
          settle((await act(latest.current.version)).data)
        } catch (error) {
          if (!isCallError(error)) throw error
          const text =
            shortOf(error, latest.current, lineId, t) ?? messageOf(error) ?? (error.key ? t(error.key) : '')
          setRefusals((now) => ({ ...now, [lineId]: text }))
          refresh()
        }
      })
    },
    [refresh, settle, t],
  )
  return { latest, settle, enqueue, refusals }
}

/** Changes to the lines of an open order. */
export function useCart(order: Order, put: (order: Order) => void, refresh: () => void) {
  const { latest, settle, enqueue, refusals } = useLineQueue(order, { put, refresh })
  const change = useCallback(
    (lineId: number, quantity: number) => {
      const params = { saleId: latest.current.id }
      enqueue(lineId, withQuantity(latest.current, lineId, quantity), (version) =>
        call(addLine, { params, body: { version, line_id: lineId, quantity } }),
      )
    },
    [enqueue, latest],
  )
  const remove = useCallback(
    (lineIds: number[]) => {
      const params = { saleId: latest.current.id }
      enqueue(lineIds[0] ?? 0, withoutLines(latest.current, lineIds), (version) =>
        call(removeLines, { params, body: { version, lines: lineIds } }),
      )
    },
    [enqueue, latest],
  )
  /** Adds units; throws what the server refused, for the dialog that asked. */
  const add = useCallback(
    async (run: RunToAdd) => {
      const { data, message } = await addRun(latest.current, run)
      settle(data.order)
      const units = data.added.reduce((sum, { quantity }) => sum + quantity, 0)
      if (data.missing.length > 0)
        showToast({ tone: 'warning', key: 'product.added_some', values: { count: units } })
      else if (message) showToast({ tone: 'success', text: message })
    },
    [latest, settle],
  )
  return { change, remove, add, refusals, put: settle, refresh }
}
