import type { Product } from '@deportivo/contracts/catalogue/products'

const KEYS = ['one', 'tow', 'three', 'four'] as const

/** The price of a product in a price list; its own price where the list has none. */
export function priceFor(product: Product, codeKey: string): number {
  const key = KEYS.find((known) => known === codeKey)
  return (key && product.codes[key]?.value) ?? product.price
}

/** The price of a product for a code's id; null where the product isn't sold with it. */
export function priceForCode(product: Product, codeId: number): number | null {
  const code = KEYS.map((key) => product.codes[key]).find((one) => one?.id === codeId)
  return code?.value ?? null
}
