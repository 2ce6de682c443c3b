import { sharedPicture } from '@deportivo/contracts/catalogue/share-links'
import { findAttachment } from '@deportivo/platform/files/attachments'
import { createAddressLimit } from '@deportivo/platform/http/guard/call-limit'
import { notFound } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import { decode } from '@deportivo/platform/pictures/decoder'
import type { Deps, Routes } from '@deportivo/platform/service'
import { LRUCache } from 'lru-cache'
import { drawProduct } from '../products/picture/draw-product.ts'
import { pageOf } from '../products/search-rows.ts'
import { openShareLink } from './open-share-link.ts'
import { sharedSearch } from './shared-search.ts'

// What messengers ask for; they enlarge a smaller picture, or show none.
const PREVIEW = { width: 1_200, height: 630, quality: 82, format: 'jpeg' } as const
// Of photos that were examined already; a drawing has far less.
const MOST_PIXELS = 50_000_000
// About 100 kB each.
const MOST_PREVIEWS = 100

interface Pictured {
  id: number
  version: number
  photo_keys: string[]
  category_name: string
  subcategory_name: string
  reference_name: string
  color: string
}

const COLUMNS = [
  'id',
  'version',
  'photo_keys',
  'category_name',
  'subcategory_name',
  'reference_name',
  'color',
].map((column) => `products.${column}`)

/** The first photo of a product, large; else what is drawn of it. */
async function sourceOf({ db, files }: Deps, product: Pictured): Promise<Uint8Array> {
  const [key] = product.photo_keys
  const photo =
    key === undefined ? undefined : await db('catalogue.product_photos').where({ key }).first('id')
  const attachment = photo ? await findAttachment(db, photo.id) : null
  return attachment?.large_path
    ? await files.read(attachment.large_path)
    : new TextEncoder().encode(drawProduct(product))
}

/** JPEG, since some messengers read neither WebP nor SVG. Made once for each picture of a product. */
export const sharedPictureRoute: Routes = (app, deps) => {
  const limit = createAddressLimit(deps.config.callsPerSecond, deps.clock)
  const searchOf = sharedSearch(deps)
  // Of many visitors at once the first one has it drawn.
  const previews = new LRUCache<string, Promise<Buffer | undefined>>({ max: MOST_PREVIEWS })
  const drawOnce = (key: string, product: Pictured) => {
    const drawing = draw(deps, product)
    previews.set(key, drawing)
    drawing.then(
      (drawn) => drawn ?? previews.delete(key),
      () => previews.delete(key),
    )
    return drawing
  }
  raw(app, deps, sharedPicture, async ({ db, query, request, reply }) => {
    limit(request.ip)
    const link = await openShareLink(deps, query['link-share'])
    const [product] = await pageOf(db, await searchOf(link, { page: 1 }))
      .rows.limit(1)
      .select<Pictured[]>(COLUMNS)
    if (!product) throw notFound()
    const key = `${product.id} ${product.photo_keys[0] ?? product.version}`
    const preview = await (previews.get(key) ?? drawOnce(key, product))
    if (!preview) throw notFound()
    return reply.header('cache-control', 'public, max-age=300').type('image/jpeg').send(preview)
  })
}

async function draw(deps: Deps, product: Pictured): Promise<Buffer | undefined> {
  const drawn = await decode(async () => ({
    do: 'draw' as const,
    source: await sourceOf(deps, product),
    maxPixels: MOST_PIXELS,
    renditions: [PREVIEW],
  }))
  return drawn?.[0] && Buffer.from(drawn[0])
}
