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

/** Unknown codes, and prices below the minimal one, each on its own field. */
export function inputErrors(codes: CodesInput, minimalPrice: number): FieldErrors {
  const wrong = entriesOf(codes).flatMap(([at, { id, value }]): [string, FieldErrors[string]][] => {
    const isKey = CODE_IDS.some(({ key }) => key === at)
    const known = CODE_IDS.find((code) => code.id === id && (!isKey || code.key === at))
    if (!known) return [[`codes.${at}.id`, 'field.unknown_record']]
    return value < minimalPrice ? [[`codes.${at}.value`, 'product.code_below_minimal']] : []
  })
  return Object.fromEntries(wrong)
}

export const isBelowMinimal = (codes: StoredCodes, minimalPrice: number) =>
  Object.values(codes).some((value) => value < minimalPrice)
