import { lookUpBarcode } from '@deportivo/contracts/catalogue/barcodes'
import type { Order } from '@deportivo/contracts/orders/order'
import { useEffect, useRef } from 'react'
import type { ScanOutcome } from '../../../shared/scan/scan-outcome.ts'
import { call } from '../../../shared/net/call.ts'
import { useScan } from '../../../shared/scan/scanning.ts'
import { placeUnit } from './scan-unit.ts'
import type { Picks } from './pick-queue.ts'

type ScannedUnit = Parameters<typeof placeUnit>[2]
type Pick = (quantities: Picks) => void

function scanUnit(order: Order, picks: Picks, pick: Pick, unit: ScannedUnit): ScanOutcome {
  const found = placeUnit(order.products, picks, unit)
  switch (found.is) {
    case 'wanted': {
      const { line, quantity } = found
      pick({ [line.id]: quantity })
      const values = { product: line.product_name, size: line.size_name, quantity, of: line.quantity }
      return { tone: 'hit', key: 'scan.picked', values }
    }
    case 'enough':
      return {
        tone: 'miss',
        key: 'scan.enough',
        values: { product: found.line.product_name, size: found.line.size_name },
      }
    case 'wrong_size':
      return {
        tone: 'wrong',
        key: 'scan.wrong_size',
        values: { product: found.line.product_name, sizes: found.sizes.join(', ') },
      }
    case 'not_ordered':
      return { tone: 'miss', key: 'scan.not_ordered' }
  }
}

/** While an order is packed, a scanned pair ticks its line; another order's paper closes this one and opens that. */
export function usePackScans({
  order,
  picks,
  pick,
  onLeave,
}: {
  order: Order
  picks: Picks
  pick: Pick
  onLeave: () => void
}): void {
  const latest = useRef({ order, picks, pick })
  useEffect(() => {
    latest.current = { order, picks, pick }
  })
  const scanBarcode = async (code: string): Promise<ScanOutcome> => {
    const { data } = await call(lookUpBarcode, { params: { code } })
    // What is in the box by now: another pair may have been scanned meanwhile.
    const now = latest.current
    return scanUnit(now.order, now.picks, now.pick, data)
  }
  useScan((code) => {
    if (code.kind === 'unit') return scanUnit(order, picks, pick, code)
    if (code.kind === 'barcode') return scanBarcode(code.code)
    if (code.kind !== 'order') return null
    if (code.id === order.id) return { tone: 'hit', key: 'scan.order', values: { id: order.id } }
    onLeave()
    return null
  })
}
