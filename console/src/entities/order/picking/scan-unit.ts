import type { OrderLine } from '@deportivo/contracts/orders/order'
import type { Picks } from './pick-queue.ts'

interface Unit {
  product_id: number
  size_id: number
}

/** What a scanned pair is to the order that is being packed. */
export type ScannedUnit =
  | { is: 'wanted'; line: OrderLine; quantity: number }
  | { is: 'enough'; line: OrderLine }
  /** The product is in the order, but in these sizes. */
  | { is: 'wrong_size'; line: OrderLine; sizes: string[] }
  | { is: 'not_ordered' }

/** Decides where a scanned pair goes: one of the same size that is still missing takes it. */
export function placeUnit(lines: readonly OrderLine[], picks: Picks, unit: Unit): ScannedUnit {
  const ofProduct = lines.filter((line) => line.product_id === unit.product_id)
  const ofSize = ofProduct.filter((line) => line.size_id === unit.size_id)
  const missing = ofSize.find((line) => (picks[line.id] ?? 0) < line.quantity)
  if (missing) return { is: 'wanted', line: missing, quantity: (picks[missing.id] ?? 0) + 1 }
  const [full] = ofSize
  if (full) return { is: 'enough', line: full }
  const [other] = ofProduct
  if (!other) return { is: 'not_ordered' }
  return { is: 'wrong_size', line: other, sizes: [...new Set(ofProduct.map((line) => line.size_name))] }
}
