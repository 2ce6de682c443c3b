import type { Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnableLine, ReturnCase } from '@deportivo/contracts/returns/case'

type Sold = Pick<ReturnableLine, 'product_id' | 'reference_id' | 'unit_price' | 'code_id'>
type Credited = Pick<ReturnCase, 'quantity' | 'sale_product' | 'line_credit'>

/**
 * What the business recognises of what was paid, in whole pesos; without a rate, all of it. As the server computes it: the
 * cases of a line together are rounded once.
 */
export function creditOf({ quantity, sale_product, line_credit }: Credited, rate: number | null): number {
  const { exact, given } = line_credit
  return Math.max(0, Math.round((exact + sale_product.unit_price * quantity * (rate ?? 100)) / 100) - given)
}

/** Whether a product is the sold one, in the same or another colour. */
const isSameReference = (sold: Sold, { id, reference_id }: Product): boolean =>
  id === sold.product_id || reference_id === sold.reference_id

/** The price of units of a replacement: the same reference costs what was paid. Null: it has no price in that code. */
export function priceOf(sold: Sold, product: Product, quantity: number): number | null {
  const { codes } = product
  if (isSameReference(sold, product)) return sold.unit_price * quantity
  const code = Object.values(codes).find((one) => one?.id === sold.code_id)
  return code ? code.value * quantity : null
}

/** What of an amount pays what the order still owes, and what is left as a voucher. */
export function creditParts(value: number, { unpaid }: ReturnCase['order_money']) {
  const lowers = Math.min(value, unpaid)
  return { lowers, voucher: value - lowers }
}

type Settled = Pick<ReturnCase, 'settlement' | 'credited_value' | 'price_difference'>

/** What of a case is credited to its order: all that is recognised, or what a cheaper replacement leaves. */
export const creditedValue = ({ settlement, credited_value, price_difference }: Settled): number =>
  settlement === 'voucher' ? credited_value : Math.max(0, -price_difference)
