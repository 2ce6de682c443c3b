import { Type } from 'typebox'
import { Strict } from '../route.ts'
import { Id, Name, Nullable, Pesos, Text, UnitCost } from '../shapes.ts'

const CodeValueInput = Strict({ id: Id, value: Pesos })

/** Prices by code: as GET returns them, keyed one, tow, three and four, or as a list. */
const CodeInput = Type.Unsafe<
  | readonly { id: number; value: number }[]
  | Partial<Record<'one' | 'tow' | 'three' | 'four', { id: number; value: number }>>
>({
  type: ['array', 'object'],
  maxItems: 4,
  items: CodeValueInput,
  properties: { one: CodeValueInput, tow: CodeValueInput, three: CodeValueInput, four: CodeValueInput },
  additionalProperties: false,
})

const CodeValue = Type.Object({ id: Id, value: Pesos })

/** Prices by code, of those that the caller sees. */
export const Codes = Type.Object({
  one: Type.Optional(CodeValue),
  tow: Type.Optional(CodeValue),
  three: Type.Optional(CodeValue),
  four: Type.Optional(CodeValue),
})

/** What a person enters for a product. */
export const PRODUCT_FIELDS = {
  name: Name(160),
  category_id: Id,
  subcategory_id: Id,
  brand_id: Id,
  reference_id: Id,
  color_id: Id,
  description: Type.Optional(Nullable(Text(2_000))),
  price: Type.Optional(Pesos),
  minimal_price: Pesos,
  /** Of units that come in without a cost of their own; null: unknown. Refused of users who see no costs. */
  cost: Type.Optional(Nullable(UnitCost)),
  dispatch_time: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  video_url: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 500,
        // Marks of direction would show another address than the one that opens.
        pattern: '^(https?://[^\\s\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)?$',
        'x-text': { pattern: 'product.bad_video_url' },
      }),
    ),
  ),
  codes: CodeInput,
  /** Sold by size run. */
  curve: Type.Optional(Type.Boolean()),
  /** Has one size. */
  only_size: Type.Optional(Type.Boolean()),
}

/** Units by the type of the stores that have them. */
export const StoreTotals = Type.Object({
  national: Type.Integer(),
  international: Type.Integer(),
  exhibition: Type.Integer(),
})
