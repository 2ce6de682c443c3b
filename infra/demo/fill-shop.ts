import type { CommissionPercentages, StageTargets } from '@deportivo/contracts/admin/settings'
import type { PayloadOf } from '@deportivo/contracts/events/families'
import { count } from '@deportivo/inventory/count'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { Chance } from './chance.ts'
import { makeProducts } from './make-products.ts'
import { makeStock } from './make-stock.ts'
import { BRANDS, CATEGORIES, COLOURS, STORES } from './shop-data.ts'

/** The system actor of the first stock count. */
const OPENING = { id: null, name: 'Inventario inicial' }

// One call writes one statement; larger batches gain nothing and hold a larger document in memory.
const COUNTS_PER_CALL = 1_500

/** Minutes: what is ordered today leaves today, so that a board which is left open for hours stays quiet. */
const STAGE_TARGETS: Partial<StageTargets> = {
  validating_payment: 480,
  assign_dispatch_assistant: 240,
  getting_ready: 480,
  packing_up: 480,
}

/** Percent of what a seller sold, by the key of the price code. */
const COMMISSION: CommissionPercentages = { one: 3, tow: 4, three: 5, four: 6 }

type Named = Pick<Tables['catalogue.brands'], 'id' | 'name'>

/** Inserts rows and returns their ids by name. */
async function insertNamed<Row extends { name: string }>(
  trx: Knex.Transaction,
  table: string,
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const made = await trx(table)
    .insert([...rows])
    .returning<Named[]>(['id', 'name'])
  return new Map(made.map((row) => [row.name, row.id]))
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo company has no ${name}`)
  return id
}

async function fillLists(trx: Knex.Transaction) {
  const categories = await insertNamed(
    trx,
    'catalogue.categories',
    CATEGORIES.map(({ name, size_ids, curve, runs = [] }, index) => ({
      name,
      orden: index + 1,
      size_ids,
      curve: JSON.stringify(curve),
      runs: JSON.stringify(runs),
    })),
  )
  const subcategories = await insertNamed(
    trx,
    'catalogue.subcategories',
    CATEGORIES.flatMap(({ name: category, subcategories: names }) =>
      names.map((name) => ({ name, category_id: idOf(categories, category) })),
    ),
  )
  const brands = await insertNamed(
    trx,
    'catalogue.brands',
    BRANDS.map(({ name }) => ({ name })),
  )
  const colours = await insertNamed(trx, 'catalogue.colours', COLOURS)
  return { categories, subcategories, brands, colours }
}

type Lists = Awaited<ReturnType<typeof fillLists>>

/** Their first prices are read from it. */
function appendCreated(trx: Knex.Transaction, product: PayloadOf<'product'>['record'], at: Date): void {
  const { id, version, name, price, minimal_price, codes, is_active } = product
  const { category_id, subcategory_id, brand_id, reference_id, color_id } = product
  appendEvent(trx, 'product', {
    aggregate_id: id,
    aggregate_version: version,
    type: 'product.created',
    payload: {
      changed: [],
      record: {
        id,
        version,
        name,
        price,
        minimal_price,
        codes,
        is_active,
        category_id,
        subcategory_id,
        brand_id,
        reference_id,
        color_id,
      },
    },
    meta: { actor_id: null, actor_name: OPENING.name, profile_id: null, request_id: null },
    occurred_at: at,
  })
}

async function fillProducts(trx: Knex.Transaction, lists: Lists, chance: Chance, at: Date) {
  const products = makeProducts(chance)
  const references = await insertNamed(trx, 'catalogue.brand_references', [
    ...new Map(
      products.map(({ reference, brand }) => [
        reference,
        { name: reference, brand_id: idOf(lists.brands, brand) },
      ]),
    ).values(),
  ])
  const made = await trx('catalogue.products')
    .insert(
      products.map((product) => ({
        name: product.name,
        category_id: idOf(lists.categories, product.category),
        subcategory_id: idOf(lists.subcategories, product.subcategory),
        brand_id: idOf(lists.brands, product.brand),
        reference_id: idOf(references, product.reference),
        color_id: idOf(lists.colours, product.colour),
        description: product.description,
        price: product.price,
        minimal_price: product.minimal_price,
        dispatch_time: product.dispatch_time,
        video_url: product.video_url,
        codes: JSON.stringify(product.codes),
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('*')
  for (const product of made) appendCreated(trx, product, at)
  return made.map(({ id }, index) => ({
    id,
    unit_cost: products[index]?.unit_cost ?? 0,
    size_ids: CATEGORIES.find(({ name }) => name === products[index]?.category)?.size_ids ?? [],
  }))
}

/** Gives the demo company's orders more time than the default (see `STAGE_TARGETS`), and its sellers a commission. */
export async function setSettings(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'update admin.settings set stage_targets = stage_targets || ?::jsonb, commission = ?::jsonb, version = version + 1',
    [JSON.stringify(STAGE_TARGETS), JSON.stringify(COMMISSION)],
  )
}

/** Stores, lists, products and the stock count of the first day. */
export async function fillShop(trx: Knex.Transaction, chance: Chance, openedAt: Date): Promise<void> {
  const stores = await trx('inventory.stores')
    .insert([...STORES])
    .returning(['id', 'name', 'type'])
  const lists = await fillLists(trx)
  const products = await fillProducts(trx, lists, chance, openedAt)
  const counts = makeStock(products, stores, chance)
  for (let from = 0; from < counts.length; from += COUNTS_PER_CALL)
    await count(trx, { actor: OPENING, at: openedAt, counts: counts.slice(from, from + COUNTS_PER_CALL) })
  const [main] = stores
  if (!main) throw new Error('the demo company has stores')
  await trx('money.cashiers').insert({ name: 'Caja Principal', store_id: main.id })
}
