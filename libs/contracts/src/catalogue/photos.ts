import { Type, type Static } from 'typebox'
import { ATTACHMENT_STATES, File } from '../orders/files.ts'
import { route, Strict, type FileField } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Nullable } from '../shapes.ts'

/** The type of an attachment that is a photo of a product. */
export const PRODUCT_PHOTO_TYPE = 20

/** As many as a form shows without paging; a page of products has one each. */
export const MOST_PHOTOS = 12

/** A camera's JPEG. HEIC is left out: not every server decodes it. */
export const PRODUCT_PHOTO_FILE: FileField = {
  field: 'file',
  kinds: ['jpg', 'png', 'webp'],
  max_bytes: 15_000_000,
}

/** A photo on the form of its product; it is shown elsewhere once it was examined. */
export const ProductPhoto = Type.Object({
  id: Id,
  name: Type.String(),
  state: Type.Enum([...ATTACHMENT_STATES]),
  /** Why it was refused after its upload, as a text key. */
  rejected_reason: Nullable(Type.String()),
  url: Nullable(Type.String()),
})
export type ProductPhoto = Static<typeof ProductPhoto>

const Photos = Type.Array(ProductPhoto)

const OF_PRODUCT = { tag: 'products', permission: 'update products', params: IdParams } as const

export const listProductPhotos = route({
  ...OF_PRODUCT,
  method: 'GET',
  path: '/product/:id/photo',
  summary: 'The photos of a product in their order, also those that are still examined.',
  reply: Found(Photos),
})

export const addProductPhoto = route({
  ...OF_PRODUCT,
  method: 'POST',
  path: '/product/:id/photo',
  summary: 'Add a photo, as the last one. A file whose content does not match its name or type is refused.',
  body: Strict({ file: File }),
  files: [PRODUCT_PHOTO_FILE],
  reply: ChangeReply(Photos),
})

export const orderProductPhotos = route({
  ...OF_PRODUCT,
  method: 'PUT',
  path: '/product/:id/photo/order',
  summary: 'Order the photos of a product: the ids of all of them. The first is the one that lists show.',
  body: Strict({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_PHOTOS }) }),
  reply: ChangeReply(Photos),
})

export const deleteProductPhoto = route({
  ...OF_PRODUCT,
  method: 'DELETE',
  path: '/product/:id/photo',
  summary: 'Delete a photo of a product. Where it is still named, the drawn picture is shown.',
  body: Strict({ photo_id: Id }),
  reply: ChangeReply(Photos),
})
