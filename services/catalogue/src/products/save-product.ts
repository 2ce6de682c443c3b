import { createProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { TextKey } from '@deportivo/texts/es'
import type { Knex } from 'knex'
import { changedProduct } from './product-pages.ts'
import { CODE_IDS, viewOf } from './product-view.ts'

type Fields = Partial<BodyOf<typeof createProduct>>
type Described = Pick<
  BodyOf<typeof createProduct>,
  'category_id' | 'subcategory_id' | 'brand_id' | 'reference_id' | 'color_id'
>

const BELONGS = `
  select (select true from catalogue.categories where id = :category_id) as category_id,
    (select true from catalogue.subcategories where id = :subcategory_id and category_id = :category_id) as subcategory_id,
    (select true from catalogue.brands where id = :brand_id) as brand_id,
    (select true from catalogue.brand_references where id = :reference_id and brand_id = :brand_id) as reference_id,
    (select true from catalogue.colours where id = :color_id) as color_id`

/** Every list entry must exist, a subcategory in its category and a reference of its brand. */
async function refuseUnknown(trx: Knex.Transaction, described: Described): Promise<void> {
  const { rows } = await trx.raw<{ rows: [Record<keyof Described, boolean | null>] }>(BELONGS, {
    ...described,
  })
  const wrong = Object.entries(rows[0]).filter(([, isThere]) => !isThere)
  if (wrong.length === 0) return
  const errors = wrong.map(([field]): [string, TextKey] => [field, 'field.unknown_record'])
  throw invalid(Object.fromEntries(errors))
}

function pricesByCode(codes: Fields['codes']): { codes?: string } {
  if (codes === undefined) return {}
  if (codes.some((code) => !CODE_IDS.some(({ id }) => id === code.id)))
    throw invalid({ codes: 'field.unknown_record' })
  return { codes: JSON.stringify(Object.fromEntries(codes.map((code) => [code.id, code.value]))) }
}

const columnsOf = ({ codes, ...fields }: Fields) => ({ ...fields, ...pricesByCode(codes) })

/** A product starts without stock: counting it in is an act of its own. */
export const createProductRoute: Routes = (app, deps) =>
  change(app, deps, createProduct, async ({ body, actor, trx }) => {
    await refuseUnknown(trx, body)
    const now = deps.clock.now()
    const [made] = await trx('catalogue.products')
      .insert({ ...columnsOf(body), updated_at: now })
      .returning('id')
    if (!made) throw new Error('a product was not made')
    return said('product.created', await changedProduct(trx, made.id, viewOf(actor)))
  })

export const updateProductRoute: Routes = (app, deps) =>
  change(app, deps, updateProduct, async ({ params, body, actor, trx }) => {
    const product = await trx('catalogue.products')
      .where({ id: params.id, is_active: true })
      .forUpdate()
      .first('category_id', 'subcategory_id', 'brand_id', 'reference_id', 'color_id', 'version')
    if (!product) throw notFound()
    const { version, ...described } = product
    await refuseUnknown(trx, { ...described, ...body })
    await trx('catalogue.products')
      .where('id', params.id)
      .update({ ...columnsOf(body), version: version + 1, updated_at: deps.clock.now() })
    return said('product.updated', await changedProduct(trx, params.id, viewOf(actor)))
  })
