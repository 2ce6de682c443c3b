import type { Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnableLine, ReturnCase } from '@deportivo/contracts/returns/case'

type Sold = Pick<ReturnableLine, 'product_id' | 'unit_price' | 'code_id'>

/** What the business recognises of what was paid, in whole pesos; without a rate, all of it. As the server computes it. */
export const creditOf = ({ unit_price }: Sold, quantity: number, rate: number | null): number =>
  Math.round((unit_price * quantity * (rate ?? 100)) / 100)

/** The price of units of a replacement: the same product costs what was paid for it. Null: it has none in that code. */
export function priceOf(sold: Sold, { id, codes }: Product, quantity: number): number | null {
  if (id === sold.product_id) return sold.unit_price * quantity
  const code = Object.values(codes).find((one) => one?.id === sold.code_id)
  return code ? code.value * quantity : null
}

type Settled = Pick<ReturnCase, 'settlement' | 'credited_value' | 'price_difference'>

/** What of a case its client gets as a voucher: all that is recognised, or what a cheaper replacement leaves. */
export const voucherValue = ({ settlement, credited_value, price_difference }: Settled): number =>
  settlement === 'voucher' ? credited_value : Math.max(0, -price_difference)
