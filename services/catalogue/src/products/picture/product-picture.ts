import { productPicture } from '@deportivo/contracts/catalogue/products'
import { findAttachment } from '@deportivo/platform/files/attachments'
import { notFound } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import { setSandboxHeaders } from '@deportivo/platform/http/server/set-sandbox-headers'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { drawProduct } from './draw-product.ts'

// The address contains the photo, or the product's version: its content never changes, so it is requested once.
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of a photo that was deleted, or is not examined yet. */
const FOR_A_WHILE = 'public, max-age=300'

interface Asked {
  id: number
  photo: string
  isLarge: boolean
}

/** Where the picture of a photo is stored; null where the product has no such photo to show. */
async function pathOf(db: Knex, { id, photo, isLarge }: Asked): Promise<string | null> {
  const shown = await db('catalogue.product_photos')
    .where({ key: photo, product_id: id, is_shown: true })
    .first('id')
  const attachment = shown ? await findAttachment(db, shown.id) : null
  return (isLarge ? attachment?.large_path : attachment?.thumb_path) ?? null
}

/** The picture of a photo; null where the product has no such photo to show. */
async function readPicture({ db, files }: Deps, asked: Asked): Promise<Buffer | null> {
  const path = await pathOf(db, asked)
  if (path === null) return null
  try {
    return await files.read(path)
  } catch (error) {
    // A photo that was deleted since it was found has no files any more.
    if ((await pathOf(db, asked)) === null) return null
    throw error
  }
}

/** Deleted products keep their pictures: orders still show them. A deleted photo is drawn instead. */
export const productPictureRoute: Routes = (app, deps) =>
  raw(app, deps, productPicture, async ({ params: { id }, query: { photo, large }, db, reply }) => {
    const picture =
      photo === undefined ? null : await readPicture(deps, { id, photo, isLarge: large === '1' })
    if (picture !== null)
      return setSandboxHeaders(reply).header('cache-control', FOR_EVER).type('image/webp').send(picture)
    const product = await db('catalogue.products')
      .where('id', id)
      .first('id', 'category_name', 'subcategory_name', 'reference_name', 'color')
    if (!product) throw notFound()
    return reply
      .header('cache-control', photo === undefined ? FOR_EVER : FOR_A_WHILE)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('image/svg+xml')
      .send(drawProduct(product))
  })
