import type { SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { TransferLine } from '@deportivo/contracts/catalogue/transfers'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { MOST_LABELS, type Label } from '../../../entities/product/labels/label-sheet.tsx'

/** How many prints the labels of so many units take. */
export const partsOf = (units: number): number => Math.max(1, Math.ceil(units / MOST_LABELS))

/** How many labels a part has, the first being 1. */
export const labelsInPart = (units: number, part: number): number =>
  Math.max(0, Math.min(MOST_LABELS, units - (part - 1) * MOST_LABELS))

type Codes = ReadonlyMap<number, readonly SizeBarcodes[]>

const codeOf = ({ product_id, size_id }: TransferLine, codes: Codes): string =>
  codes.get(product_id)?.find((size) => size.size_id === size_id)?.codes[0] ?? unitCode(product_id, size_id)

/**
 * One label for each received unit of a part of the lines; a size without a barcode has the code of the shop's own labels.
 * A transfer can have millions of units: only the labels of the part are made.
 */
export function labelsOfPart(lines: readonly TransferLine[], part: number, codes: Codes): Label[] {
  const from = (part - 1) * MOST_LABELS
  let before = 0
  return lines.flatMap((line) => {
    const units = line.received ?? 0
    const first = Math.max(0, from - before)
    const last = Math.min(units, from + MOST_LABELS - before)
    before += units
    return Array.from({ length: Math.max(0, last - first) }, (_, copy): Label => ({
      key: `${line.id}-${first + copy}`,
      product: { ...line, name: line.product_name },
      code: codeOf(line, codes),
      size: line.size_name,
      price: null,
    }))
  })
}
