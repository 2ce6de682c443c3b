import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { createProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import type { TextKey } from '@deportivo/texts/texts'
import { fieldRules, type ProductInput } from '../../../products/product-record.ts'
import { CODE_IDS } from '../../../products/product-view.ts'
import type { ProductRow } from '../../../tables.ts'
import { amountOf, flagOf, type Values } from '../columns/row-values.ts'
import type { Draft, Fault } from './drafts.ts'
import type { FoundNames } from './find-names.ts'
import { faultOf, type PlanContext } from './plan-context.ts'

const checkNew = compileValidator({ schema: createProduct.body, httpPart: 'body' })
const checkChange = compileValidator({ schema: updateProduct.body, httpPart: 'body' })

/** `codes.four.value` → price_four, `brand_id` → brand. */
function columnOf(field: string): ImportColumn {
  const key = /^codes\.(\w+)/.exec(field)?.[1]
  return (key ? `price_${key}` : field.replace(/_id$/, '')) as ImportColumn
}

type Errors = Readonly<Record<string, TextKey | KeyedText>>

/** One for each column: a price that follows the public one is wrong with it. */
function faultsOf(draft: Draft, before: ProductRow | null, errors: Errors): Fault[] {
  const byColumn = new Map<ImportColumn, Errors[string]>()
  for (const [field, text] of Object.entries(errors)) {
    const column = columnOf(field)
    const written = column === 'price' && isFollowing(draft.head, before) ? 'price_four' : column
    if (!byColumn.has(written)) byColumn.set(written, text)
  }
  return [...byColumn].map(([column, text]) => faultOf(draft, column, text))
}

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
const isFollowing = ({ price }: Values, before: ProductRow | null) =>
  !price && (before === null || price === undefined)

function priceOf(head: Values, before: ProductRow | null): object {
  const { price = '', price_four = '' } = head
  const text = isFollowing(head, before) ? price_four : price
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

/** What the schema does not refuse, for the rules that compare fields with each other. */
function validOf(input: object, errors: Errors): ProductInput {
  const wrong = Object.keys(errors)
  const isWrong = (path: string) => wrong.some((field) => field === path || field.startsWith(`${path}.`))
  const { codes = {}, ...fields } = input as ProductInput
  const valid = Object.entries(codes).filter(([key]) => !isWrong(`codes.${key}`))
  const others = Object.entries(fields).filter(([field]) => !isWrong(field))
  return { ...Object.fromEntries(others), ...('codes' in input && { codes: Object.fromEntries(valid) }) }
}

function errorsIn(input: object, before: ProductRow | null): Readonly<Record<string, TextKey | KeyedText>> {
  const check = before ? checkChange : checkNew
  return check(input) ? {} : fieldErrors((check.errors ?? []) as unknown as SchemaError[])
}

const withoutDescription = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field !== 'description'))

/** The fields of a product, by the rules of its form and with the form's texts. */
export function productInput(
  draft: Draft,
  before: ProductRow | null,
  ids: FoundNames['ids'],
  leaveOut: PlanContext['leaveOut'],
): { fields: ProductInput; faults: Fault[] } {
  const input = inputOf(draft, before, ids)
  const errors = errorsIn(input, before)
  const isLeft = 'description' in errors && leaveOut.has('texts')
  const left = isLeft ? withoutDescription(input) : input
  const wrong = isLeft ? errorsIn(left, before) : errors
  const fields = validOf(left, wrong)
  return {
    fields: Object.keys(wrong).length > 0 ? {} : fields,
    faults: faultsOf(draft, before, { ...errors, ...fieldRules({ before, fields }) }),
  }
}
