import { productPicture } from '@deportivo/contracts/catalogue/products'
import { notFound } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { drawProduct } from './draw-product.ts'

// The address contains the product's version: its content never changes, so it is requested once.
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Deleted products keep their picture: orders still show them. */
export const productPictureRoute: Routes = (app, deps) =>
  raw(app, deps, productPicture, async ({ params, db, reply }) => {
    const product = await db('catalogue.products')
      .where('id', params.id)
      .first('id', 'category_name', 'subcategory_name', 'reference_name', 'color')
    if (!product) throw notFound()
    return reply
      .header('cache-control', FOR_EVER)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('image/svg+xml')
      .send(drawProduct(product))
  })
