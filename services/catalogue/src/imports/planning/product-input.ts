import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { createProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import type { TextKey } from '@deportivo/texts/texts'
import { codeErrors, type ProductInput } from '../../products/product-record.ts'
import { CODE_IDS } from '../../products/product-view.ts'
import type { ProductRow } from '../../tables.ts'
import { amountOf, flagOf, type Values } from '../columns/row-values.ts'
import type { Draft, Fault } from './drafts.ts'
import type { FoundNames } from './find-names.ts'
import { faultOf } from './plan-context.ts'

const checkNew = compileValidator({ schema: createProduct.body, httpPart: 'body' })
const checkChange = compileValidator({ schema: updateProduct.body, httpPart: 'body' })

/** `codes.four.value` → price_four, `brand_id` → brand. */
function columnOf(field: string): ImportColumn {
  const key = /^codes\.(\w+)/.exec(field)?.[1]
  return (key ? `price_${key}` : field.replace(/_id$/, '')) as ImportColumn
}

const faultsOf = (draft: Draft, errors: Readonly<Record<string, TextKey | KeyedText>>): Fault[] =>
  Object.entries(errors).map(([field, text]) => faultOf(draft, columnOf(field), text))

const isMapped = (head: Values) => CODE_IDS.some(({ key }) => head[`price_${key}`] !== undefined)

/** The prices of codes; those without a column stay. */
function codesOf(head: Values, before: ProductRow | null): object {
  if (!isMapped(head)) return before ? {} : { codes: {} }
  const codes = CODE_IDS.flatMap(({ key, id }) => {
    const text = head[`price_${key}`]
    const value = text === undefined ? before?.codes[id] : text === '' ? undefined : amountOf(text)
    return value === undefined ? [] : [[key, { id, value }] as const]
  })
  return { codes: Object.fromEntries(codes) }
}

/** As the form does it: without a price of its own, a product has its public one. */
function priceOf({ price, price_four = '' }: Values, before: ProductRow | null): object {
  const isFollowing = !price && (before === null || price === undefined)
  const text = isFollowing ? price_four : (price ?? '')
  return text === '' ? {} : { price: amountOf(text) }
}

const filled = (head: Values, field: ImportColumn, read: (text: string) => unknown) =>
  head[field] ? { [field]: read(head[field]) } : {}

const nullable = (head: Values, field: ImportColumn) =>
  head[field] === undefined ? {} : { [field]: head[field] || null }

const inputOf = ({ head }: Draft, before: ProductRow | null, ids: FoundNames['ids']): object => ({
  ...(head.name === undefined ? {} : { name: head.name }),
  ...ids,
  ...nullable(head, 'description'),
  ...nullable(head, 'video_url'),
  ...filled(head, 'minimal_price', amountOf),
  ...filled(head, 'dispatch_time', amountOf),
  ...priceOf(head, before),
  ...codesOf(head, before),
  ...filled(head, 'curve', flagOf),
  ...filled(head, 'only_size', flagOf),
})

/** The fields of a product, by the rules of its form and with the form's texts. */
export function productInput(
  draft: Draft,
  before: ProductRow | null,
  ids: FoundNames['ids'],
): { fields: ProductInput; faults: Fault[] } {
  const input = inputOf(draft, before, ids)
  const check = before ? checkChange : checkNew
  if (!check(input))
    return {
      fields: {},
      faults: faultsOf(draft, fieldErrors((check.errors ?? []) as unknown as SchemaError[])),
    }
  const fields = input as ProductInput
  return { fields, faults: faultsOf(draft, codeErrors({ before, fields })) }
}
