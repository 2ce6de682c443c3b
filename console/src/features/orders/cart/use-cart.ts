import { lookUpBarcode } from '@deportivo/contracts/catalogue/barcodes'
import { takeAlternative } from '@deportivo/contracts/orders/alternatives'
import { addLine, addSizeRun, removeLines } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError } from '../../../shared/net/call-error.ts'
import type { ScanOutcome } from '../../../shared/scan/scan-outcome.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { withoutLines, withQuantity } from './optimistic.ts'
import { useLineQueue } from './use-line-queue.ts'

/** Units of one product to add from one store. */
export interface RunToAdd {
  product_id: number
  store_id: number
  code_id: number
  unit_price: number
  discount_reason?: string
  sizes: { size_id: number; quantity: number }[]
  mode: 'exact' | 'available'
}

/** What is sold instead of units that a line is short of. */
export type Taken = Omit<BodyOf<typeof takeAlternative>, 'version'>

const addRun = (saleId: number, version: number, { store_id, unit_price, ...run }: RunToAdd) =>
  call(addSizeRun, {
    params: { saleId },
    query: { store: store_id },
    body: { ...run, price: unit_price, version },
  })

type Queue = Pick<ReturnType<typeof useLineQueue>, 'latest' | 'enqueue' | 'follow'>

/** New lines: those that are typed, and those that come of others or of a scanner. */
function useMoreLines({ latest, enqueue, follow }: Queue) {
  /** Adds units; throws what the server refused, for the dialog that asked. */
  const add = useCallback(
    (run: RunToAdd) =>
      follow(async (version) => {
        const { data, message } = await addRun(latest.current.id, version, run)
        const units = data.added.reduce((sum, { quantity }) => sum + quantity, 0)
        if (data.missing.length > 0)
          showToast({ tone: 'warning', key: 'product.added_some', values: { count: units } })
        else if (message) showToast({ tone: 'success', text: message })
        return { data: data.order }
      }),
    [follow, latest],
  )
  const substitute = useCallback(
    (taken: Taken) => {
      const params = { saleId: latest.current.id }
      const act = (version: number) => call(takeAlternative, { params, body: { ...taken, version } })
      const wanted = taken.keeps + taken.quantity
      return enqueue({ lineId: taken.line_id, wanted, expected: latest.current, act })
    },
    [enqueue, latest],
  )
  /** Adds the pair that was scanned. */
  const scan = useCallback(
    async (code: string, code_id: number | undefined): Promise<ScanOutcome> => {
      const { data: unit } = await call(lookUpBarcode, { params: { code } })
      const { product_id, product_name: product, size_id, size_name: size } = unit
      const params = { saleId: latest.current.id }
      const line = { product_id, size_id, quantity: 1, ...(code_id === undefined ? {} : { code_id }) }
      try {
        await follow((version) => call(addLine, { params, body: { ...line, version } }))
      } catch (error) {
        if (!isCallError(error) || error.errors['quantity'] === undefined) throw error
        return { tone: 'miss', key: 'cart.none_left', values: { product, size } }
      }
      return { tone: 'hit', key: 'scan.product', values: { product, size } }
    },
    [follow, latest],
  )
  return { add, substitute, scan }
}

/** Changes to the lines of an open order. */
export function useCart(order: Order, put: (order: Order) => void, refresh: () => void) {
  const queue = useLineQueue(order, { put, refresh })
  const { latest, settle, enqueue, refusals, wanted } = queue
  const more = useMoreLines(queue)
  const change = useCallback(
    (lineId: number, quantity: number) => {
      const params = { saleId: latest.current.id }
      void enqueue({
        lineId,
        wanted: quantity,
        expected: withQuantity(latest.current, lineId, quantity),
        act: (version) => call(addLine, { params, body: { version, line_id: lineId, quantity } }),
      })
    },
    [enqueue, latest],
  )
  const remove = useCallback(
    (lineIds: number[]) => {
      const params = { saleId: latest.current.id }
      void enqueue({
        lineId: lineIds[0] ?? 0,
        expected: withoutLines(latest.current, lineIds),
        act: (version) => call(removeLines, { params, body: { version, lines: lineIds } }),
      })
    },
    [enqueue, latest],
  )
  return { change, remove, ...more, refusals, wanted, put: settle, refresh }
}
