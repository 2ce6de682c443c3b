import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Nullable, Text, Version } from '../shapes.ts'

/** Of one size: that of the manufacturer, those of other suppliers, and the shop's own. */
export const MOST_BARCODES = 20
/** As typed, with spaces; what is stored has 13 digits at most. */
const MOST_TYPED = 40

const SizeBarcodes = Type.Object({
  size_id: Id,
  size_name: Type.String(),
  codes: Type.Array(Type.String()),
  /** Of the codes of this size, by whatever they are written. */
  version: Type.Integer(),
})
export type SizeBarcodes = Static<typeof SizeBarcodes>

const OF_PRODUCT = { tag: 'products', params: IdParams } as const

export const getBarcodes = route({
  ...OF_PRODUCT,
  method: 'GET',
  path: '/product/:id/barcodes',
  summary: 'The barcodes of a product: every size that it has, with its codes.',
  permission: 'read products',
  reply: Found(Type.Array(SizeBarcodes)),
})

export const saveBarcodes = route({
  ...OF_PRODUCT,
  method: 'PUT',
  path: '/product/:id/barcodes',
  summary:
    'Replace the barcodes of the given sizes; those of others stay. EAN-13, EAN-8 or UPC-A with their check digit; a code that another product or size has is refused, naming it. Codes of a size that changed since its `version` are 409.',
  permission: 'update products',
  body: Strict({
    sizes: Type.Array(
      Strict({
        size_id: Id,
        codes: Type.Array(Text(MOST_TYPED, 1), { maxItems: MOST_BARCODES }),
        version: Version,
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  reply: ChangeReply(Type.Array(SizeBarcodes)),
})

export const makeBarcodes = route({
  ...OF_PRODUCT,
  method: 'POST',
  path: '/product/:id/barcodes/missing',
  summary: "Give every size without a barcode one of the shop's own.",
  permission: 'update products',
  reply: ChangeReply(Type.Array(SizeBarcodes)),
})

export const BarcodedUnit = Type.Object({
  /** As it is stored. */
  code: Type.String(),
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  brand_name: Type.String(),
  color_name: Type.String(),
  photo: Nullable(Type.String()),
  size_id: Id,
  size_name: Type.String(),
  /** What is available of it in each store that sells. */
  stores: Type.Array(Type.Object({ id: Id, name: Type.String(), quantity: Type.Integer() })),
})
export type BarcodedUnit = Static<typeof BarcodedUnit>

export const lookUpBarcode = route({
  method: 'GET',
  path: '/barcode/:code',
  tag: 'products',
  summary:
    "The product and size of a scanned code: a barcode, or the code of the shop's labels ('REF-31-38').",
  permission: 'read products',
  params: Strict({ code: Text(MOST_TYPED, 1) }),
  reply: Found(BarcodedUnit),
})
