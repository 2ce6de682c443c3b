/** Codes printed on paper and labels for a scanner, and how they are parsed. */
export type PaperCode =
  | { kind: 'order'; id: number }
  | { kind: 'return'; id: number }
  | { kind: 'unit'; product_id: number; size_id: number }

export const orderCode = (id: number): string => `VTA-${id}`
export const returnCode = (id: number): string => `GAR-${id}`
/** One size of one product: the label of a pair's box. */
export const unitCode = (productId: number, sizeId: number): string => `REF-${productId}-${sizeId}`

// A scanner is a keyboard: if its layout differs from the computer's, the hyphen arrives as another character.
const GAP = "[-'/_?\\u00bf]"
const NUMBER = String.raw`(\d{1,9})`
const ORDER = new RegExp(`^VTA${GAP}${NUMBER}$`, 'i')
const RETURN = new RegExp(`^GAR${GAP}${NUMBER}$`, 'i')
const UNIT = new RegExp(`^REF${GAP}${NUMBER}${GAP}${NUMBER}$`, 'i')

/** The meaning of a scanned text; null when it is none of our codes, for example a carrier's own barcode. */
export function readCode(text: string): PaperCode | null {
  const order = ORDER.exec(text)
  if (order) return { kind: 'order', id: Number(order[1]) }
  const returned = RETURN.exec(text)
  if (returned) return { kind: 'return', id: Number(returned[1]) }
  const unit = UNIT.exec(text)
  return unit && { kind: 'unit', product_id: Number(unit[1]), size_id: Number(unit[2]) }
}
