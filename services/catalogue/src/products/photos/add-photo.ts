import { randomBytes } from 'node:crypto'
import { MOST_PHOTOS, PRODUCT_PHOTO_FILE, PRODUCT_PHOTO_TYPE } from '@deportivo/contracts/catalogue/photos'
import { refuseFull } from '@deportivo/platform/db/refuse-full'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import { rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import { PRODUCT } from '../product-record.ts'
import type { ProductRow } from '../../tables.ts'

// 128 bits: `<img>` sends no token, so the address alone opens a photo.
const newKey = () => randomBytes(16).toString('base64url')

/** What became of a photo, by its file's name. */
interface Outcome {
  from: string | null
  to: string | null
}

const { subject, nameOf } = PRODUCT

/** Audits a change of a product's photos. They are no facts of its events, and do not change its version. */
export const savePhotoChange = (call: RecordCall, row: ProductRow, outcome: Outcome) =>
  recordSaved(call, { subject, nameOf }, 'changed', { row, changes: [{ field: 'photos', ...outcome }] })

interface NewPhoto {
  file: UploadedFile
  requestId: string | null
  /** Where it was fetched. */
  source_url?: string
}

/** Adds a photo to a locked product, as its last one; it is shown once it was examined. Returns its id. */
export async function addPhoto(call: RecordCall, product: ProductRow, photo: NewPhoto): Promise<number> {
  const { trx, actor, audit } = call
  const own = trx('catalogue.product_photos').where('product_id', product.id)
  await refuseFull(own, { most: MOST_PHOTOS, refusal: (most) => rule('product.too_many_photos', { most }) })
  const { id, name } = await receiveAttachment(
    trx,
    {
      owner_type: 'product',
      owner_id: product.id,
      file: photo.file,
      type: PRODUCT_PHOTO_TYPE,
      kinds: PRODUCT_PHOTO_FILE.kinds,
    },
    { actor, now: audit.at, requestId: photo.requestId },
  )
  await trx('catalogue.product_photos').insert({
    id,
    product_id: product.id,
    key: newKey(),
    source_url: photo.source_url ?? null,
    position: trx.raw('(?)', [own.clone().select(trx.raw('coalesce(max(position), 0) + 1'))]),
  })
  await savePhotoChange(call, product, { from: null, to: name })
  return id
}
