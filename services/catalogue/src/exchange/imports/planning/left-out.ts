import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { LeftOutKind } from '@deportivo/contracts/catalogue/imports'

// A product is the same without these. What names it, its price or its place is never left out.
const KINDS: Partial<Record<ImportColumn, LeftOutKind>> = {
  barcodes: 'barcodes',
  quantity: 'quantities',
  minimum: 'quantities',
  description: 'texts',
}

/** The kind of the cells of a column that a user may leave out where they are wrong. */
export const kindOf = (field: ImportColumn): { kind?: LeftOutKind } => {
  const kind = KINDS[field]
  return kind ? { kind } : {}
}
