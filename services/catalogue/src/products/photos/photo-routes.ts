import {
  addProductPhoto,
  deleteProductPhoto,
  listProductPhotos,
  orderProductPhotos,
  type ProductPhoto,
} from '@deportivo/contracts/catalogue/photos'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { filesOf, removeAttachment } from '@deportivo/platform/files/attachments'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { lockRow } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { addPhoto, savePhotoChange } from './add-photo.ts'
import { photoAddress } from '../photo-addresses.ts'
import { PRODUCT } from '../product-record.ts'

/** Locked: its photos get their positions one after the other. */
const lockProduct = (trx: Knex.Transaction, id: number) => lockRow(trx, PRODUCT, id)

type PhotoRow = Omit<ProductPhoto, 'url'> & { is_shown: boolean; key: string }

async function photosOf(db: Knex, productId: number): Promise<ProductPhoto[]> {
  const rows = await db('catalogue.product_photos as p')
    .join('files.published_attachments as a', 'a.id', 'p.id')
    .where('p.product_id', productId)
    .orderBy(['p.position', 'p.id'])
    .select<PhotoRow[]>('p.id', 'p.key', 'p.is_shown', 'a.name', 'a.state', 'a.rejected_reason')
  return rows.map(({ is_shown, key, ...photo }) => ({
    ...photo,
    url: is_shown ? photoAddress(productId, key) : null,
  }))
}

export const listProductPhotosRoute: Routes = (app, deps) =>
  read(app, deps, listProductPhotos, async ({ db, params }) => {
    const product = await db('catalogue.products').where({ id: params.id, is_active: true }).first('id')
    if (!product) throw notFound()
    return found(await photosOf(db, params.id))
  })

export const addProductPhotoRoute: Routes = (app, deps) =>
  change(app, deps, addProductPhoto, async (asked) => {
    const { trx, params, body, context } = asked
    const product = await lockProduct(trx, params.id)
    await addPhoto(recordCallOf(deps, asked), product, { file: body.file, requestId: context.requestId })
    return withMessage('file.uploaded', await photosOf(trx, product.id))
  })

/** All ids once: those of a form that another user changed meanwhile are refused. */
function refuseOthers(photos: readonly ProductPhoto[], ids: readonly number[]): void {
  const known = new Set(photos.map(({ id }) => id))
  if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
    throw invalid({ ids: 'product.photos_changed' })
}

export const orderProductPhotosRoute: Routes = (app, deps) =>
  change(app, deps, orderProductPhotos, async (asked) => {
    const { trx, params, body } = asked
    const product = await lockProduct(trx, params.id)
    refuseOthers(await photosOf(trx, product.id), body.ids)
    for (const [index, id] of body.ids.entries())
      await trx('catalogue.product_photos')
        .where({ id })
        .update({ position: index + 1 })
    await savePhotoChange(recordCallOf(deps, asked), product, { from: null, to: null })
    return withMessage('record.ordered', await photosOf(trx, product.id))
  })

export const deleteProductPhotoRoute: Routes = (app, deps) =>
  change(app, deps, deleteProductPhoto, async (asked) => {
    const { trx, params, body } = asked
    const product = await lockProduct(trx, params.id)
    const photo = { id: body.photo_id, product_id: product.id }
    if ((await trx('catalogue.product_photos').where(photo).delete()) === 0) throw notFound()
    const attachment = await removeAttachment(trx, body.photo_id)
    // Lost only when the process ends in between; then unnamed pictures remain in the store.
    afterCommit(trx, () => {
      for (const path of filesOf(attachment))
        deps.files.remove(path).catch((error: unknown) => deps.log.warn({ error, path }, 'a photo remains'))
    })
    await savePhotoChange(recordCallOf(deps, asked), product, { from: attachment.name, to: null })
    return withMessage('product.photo_deleted', await photosOf(trx, product.id))
  })

export const photoRoutes: readonly Routes[] = [
  listProductPhotosRoute,
  addProductPhotoRoute,
  orderProductPhotosRoute,
  deleteProductPhotoRoute,
]
