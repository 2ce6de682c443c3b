import { MOST_BARCODES } from '@deportivo/contracts/catalogue/barcodes'
import { setMinimums } from '@deportivo/contracts/catalogue/minimums'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import { BARCODE_FAULTS } from '@deportivo/lifecycle/barcode-faults'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import { unitsOf } from '../columns/row-values.ts'

type Read<Value> = { value: Value } | { wrong: KeyedText }

/** Between the codes of one size; a code itself may be written with spaces. */
export const CODE_SEPARATOR = ', '
const SEPARATORS = /[,;|\n]/

/** An apostrophe is how spreadsheets write a number that has to stay a text. */
const plainCode = (text: string) => text.trim().replace(/^'/, '')

/** The codes in a cell as they are stored, or why one of them is none. */
export function readCodes(text: string): Read<string[]> {
  const codes = new Set<string>()
  for (const written of text.split(SEPARATORS).map(plainCode)) {
    if (written === '') continue
    const read = readBarcode(written)
    if ('wrong' in read) return { wrong: { key: BARCODE_FAULTS[read.wrong], values: { code: written } } }
    codes.add(read.code)
  }
  if (codes.size > MOST_BARCODES)
    return { wrong: { key: 'field.max_items', values: { limit: MOST_BARCODES } } }
  return { value: [...codes] }
}

const check = compileValidator({ schema: setMinimums.body.properties.sizes.items, httpPart: 'body' })

// Any: the size is found by its name.
const SOME_SIZE = 1

/** The minimum in a cell, by the rules of its form. */
export function readMinimum(text: string): Read<number> {
  const input = { size_id: SOME_SIZE, minimum: unitsOf(text) }
  if (check(input)) return { value: Number(input.minimum) }
  const [wrong] = Object.values(fieldErrors((check.errors ?? []) as unknown as SchemaError[]))
  return { wrong: wrong ?? { key: 'field.integer' } }
}
