import type { updateProduct } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import type { FieldErrors } from '@deportivo/platform/records/record-call'
import { CODE_IDS } from './product-view.ts'

export type CodesInput = NonNullable<BodyOf<typeof updateProduct>['codes']>

/** Prices per code id, as they are stored. */
export type StoredCodes = Readonly<Record<string, number>>

const entriesOf = (codes: CodesInput) => Object.entries(codes) as [string, { id: number; value: number }][]

/** The prices of an input: keyed by one, tow, three and four, or a list. */
export const storedCodes = (codes: CodesInput): StoredCodes =>
  Object.fromEntries(entriesOf(codes).map(([, { id, value }]) => [id, value]))

/** Unknown codes, codes given twice, and prices below the minimal one, each on its own field. */
export function inputErrors(codes: CodesInput, minimalPrice: number): FieldErrors {
  const entries = entriesOf(codes)
  const wrong = entries.flatMap(([at, { id, value }], index): [string, FieldErrors[string]][] => {
    const isKey = CODE_IDS.some(({ key }) => key === at)
    const known = CODE_IDS.find((code) => code.id === id && (!isKey || code.key === at))
    if (!known) return [[`codes.${at}.id`, 'field.unknown_record']]
    const isTwice = entries.slice(0, index).some(([, other]) => other.id === id)
    if (isTwice) return [[`codes.${at}.id`, 'product.code_twice']]
    return value < minimalPrice ? [[`codes.${at}.value`, 'product.code_below_minimal']] : []
  })
  return Object.fromEntries(wrong)
}

export const isBelowMinimal = (codes: StoredCodes, minimalPrice: number) =>
  Object.values(codes).some((value) => value < minimalPrice)
