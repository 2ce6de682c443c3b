import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { createProduct, Product } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import type { AlsoWrong } from '../../../shared/form/use-contract-form.ts'

type ProductBody = BodyOf<typeof createProduct>
type CodeKey = (typeof PRICE_CODE_KEYS)[number]
type Fields = Omit<ProductBody, 'codes' | 'price'> & Record<CodeKey, number>

/** What the fields hold, blanks included. */
export type ProductValues = { [Field in keyof Fields]-?: Fields[Field] | null }

/** What the form sends when it is valid. */
export type TypedProduct = Partial<Fields> & Omit<ProductBody, 'codes' | 'price'> & { four: number }

const BLANK: Partial<ProductValues> = { name: '', dispatch_time: 0, curve: false, only_size: false }

/** The id of each price code, as products have them. */
const CODE_IDS: Readonly<Record<CodeKey, number>> = { one: 1, tow: 2, three: 3, four: 4 }

export function valuesOf(product: Product | null): Partial<ProductValues> {
  if (product === null) return BLANK
  const { name, category_id, subcategory_id, brand_id, reference_id, color_id } = product
  const { description, dispatch_time, video_url, curve, only_size, minimal_price, codes } = product
  return {
    name,
    category_id,
    subcategory_id,
    brand_id,
    reference_id,
    color_id,
    description: description ?? '',
    dispatch_time,
    video_url: video_url ?? '',
    curve,
    only_size,
    minimal_price: minimal_price ?? null,
    cost: product.cost ?? null,
    ...Object.fromEntries(PRICE_CODE_KEYS.map((key) => [key, codes[key]?.value ?? null])),
    four: codes.four?.value ?? product.price,
  }
}

/** A field that was emptied must reach the server as empty, not as untouched. */
const EMPTIED = { description: null, video_url: null, dispatch_time: 0 }

/**
 * The body of a typed product; its own price, which holds where a code has none, is the public one. A cost is refused of
 * users who see none.
 */
export function bodyOf({ one, tow, three, four, ...typed }: TypedProduct, hasCosts: boolean): ProductBody {
  const prices = { one, tow, three, four }
  const codes = PRICE_CODE_KEYS.flatMap((key) => {
    const value = prices[key]
    return value === undefined ? [] : [[key, { id: CODE_IDS[key], value }] as const]
  })
  return {
    ...EMPTIED,
    ...(hasCosts ? { cost: null } : {}),
    ...typed,
    price: four,
    codes: Object.fromEntries(codes),
  }
}

/** `codes.four.value` is the field `four`. */
export const fieldOfProduct = (name: string): string => /^codes\.(\w+)\./.exec(name)?.[1] ?? name

/** Price codes below the minimal price: refused here too, on each of them. */
export const belowMinimal: AlsoWrong<ProductValues> = (values, t) => {
  const minimal = values.minimal_price ?? 0
  const below = PRICE_CODE_KEYS.filter((key) => (values[key] ?? minimal) < minimal)
  return Object.fromEntries(below.map((key) => [key, t('product.code_below_minimal')]))
}
