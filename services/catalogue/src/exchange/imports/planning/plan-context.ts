import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { LeftOutKind } from '@deportivo/contracts/catalogue/imports'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { TextKey } from '@deportivo/texts/texts'
import type { ProductRow } from '../../../tables.ts'
import { textOn, type Draft, type Fault } from './drafts.ts'
import { kindOf } from './left-out.ts'
import type { MissingRows } from './missing-rows.ts'
import type { NamedLists } from './named-lists.ts'

/** What a size of a product has besides units. */
export interface SizeDetails {
  codes: string[]
  /** 0: none. */
  minimum: number
}

/** The size that has a barcode. */
export interface CodeOwner {
  code: string
  product_id: number
  size_id: number
  product: string
  size: string
}

/** What the lines of an import are compared with. */
export interface PlanContext {
  lists: NamedLists
  /** Rows of lists that would be made. */
  missing: MissingRows
  /** Cells that the user leaves out where they are wrong. */
  leaveOut: ReadonlySet<LeftOutKind>
  may: { create: boolean; change: boolean; makeRows: boolean }
  /** The stored product of a draft; several where only its names are known and more than one has them. */
  find: (draft: Draft) => readonly ProductRow[]
  /** Units of a product by `size/store`. */
  levelsOf: (productId: number) => ReadonlyMap<string, number>
  sizesOf: (productId: number) => ReadonlyMap<number, SizeDetails>
  /** The addresses from which photos of a product were fetched. */
  photosOf: (productId: number) => readonly string[]
  ownerOf: (code: string) => CodeOwner | undefined
  /** The line that each barcode was on. */
  seenCodes: Map<string, number>
  /** The line that each stored product was on. */
  seen: Map<number, number>
}

export const levelKey = (sizeId: number, storeId: number): string => `${sizeId}/${storeId}`

export const sizeOfKey = (key: string) => ({ size_id: Number(key.split('/')[0]) })

/** A fault of what describes a product, on the line that it was read from; of what no line has, on the product's first. */
export const faultOf = (
  { row, head, from }: Pick<Draft, 'row' | 'head'> & Partial<Pick<Draft, 'from'>>,
  field: ImportColumn,
  text: TextKey | KeyedText,
): Fault => ({
  row: from?.[field] ?? row,
  field,
  value: head[field] ?? '',
  text: textOn(field, text),
  ...kindOf(field),
})
