import type { TransferLine } from '@deportivo/contracts/catalogue/transfers'

export interface TransferredProduct {
  product_id: number
  first: TransferLine
  lines: TransferLine[]
  units: number
}

/** The lines by product, in their order. */
export function productsOf(lines: readonly TransferLine[]): TransferredProduct[] {
  const byProduct = new Map<number, TransferLine[]>()
  for (const line of lines) byProduct.set(line.product_id, [...(byProduct.get(line.product_id) ?? []), line])
  return [...byProduct].flatMap(([product_id, own]) => {
    const [first] = own
    if (!first) return []
    return [{ product_id, first, lines: own, units: own.reduce((sum, line) => sum + line.quantity, 0) }]
  })
}

type Wanted = Pick<TransferLine, 'product_id' | 'size_id' | 'quantity'>

/** What a change of lines sends: those of one product are replaced, the others stay. */
export function linesWith(
  lines: readonly TransferLine[],
  product_id: number,
  sizes: readonly { size_id: number; quantity: number }[],
): Wanted[] {
  const others = lines
    .filter((line) => line.product_id !== product_id)
    .map((line) => ({ product_id: line.product_id, size_id: line.size_id, quantity: line.quantity }))
  const own = sizes
    .filter(({ quantity }) => quantity > 0)
    .map(({ size_id, quantity }) => ({ product_id, size_id, quantity }))
  return [...others, ...own]
}
