import type { Knex } from 'knex'

export const PRODUCTS = 10_000
export const CLIENTS = 2_000
export const SIZES = [36, 37, 38, 39, 40, 41, 42, 43] as const
export const STORES = 3
export const CATEGORIES = 20
/** Enough that no run of the benchmark sells out a size. */
const UNITS_EACH = 1_000

const LISTS = `
  insert into inventory.stores (name, type, orden) select 'Bodega ' || n, 'national', n from generate_series(1, ${STORES}) n;
  insert into catalogue.categories (name, orden, size_ids)
  select 'Calzado ' || n, n, array[${SIZES.join(', ')}] from generate_series(1, ${CATEGORIES}) n;
  insert into catalogue.subcategories (name, category_id)
  select 'Linea ' || n, 1 + (n - 1) % ${CATEGORIES} from generate_series(1, ${2 * CATEGORIES}) n;
  insert into catalogue.brands (name) select 'Marca ' || n from generate_series(1, 25) n;
  insert into catalogue.brand_references (name, brand_id) select 'REF-' || n, 1 + (n - 1) % 25 from generate_series(1, 500) n;
  insert into catalogue.colours (name, color) select 'Color ' || n, '#' || lpad(to_hex(n * 7919), 6, '0') from generate_series(1, 20) n;
  insert into money.cashiers (name, store_id) values ('Caja 1', 1);`

const ADD_PRODUCTS = (from: number, to: number) => `
  insert into catalogue.products (name, category_id, subcategory_id, brand_id, reference_id, color_id, price, minimal_price, codes)
  select 'Zapato ' || n, 1 + n % ${CATEGORIES}, 1 + n % ${CATEGORIES} + ${CATEGORIES} * (n / ${CATEGORIES} % 2), 1 + n % 25,
    1 + n % 25 + 25 * (n / 25 % 20), 1 + n % 20, price, price - 30000,
    jsonb_build_object('1', price - 20000, '2', price - 15000, '3', price - 10000, '4', price)
  from generate_series(${from}, ${to}) n, lateral (select 80000 + (n % 200) * 1000 + 900 as price) p;`

/** Where units of products lie: from which product on, in which sizes, in how many of the stores. */
interface Stocked {
  from: number
  sizes: readonly number[]
  stores: number
}

/** Counted in one act, like the first inventory of a shop. */
const ADD_STOCK = ({ from, sizes, stores }: Stocked) => `
  with act as (select nextval('inventory.batch_number') as batch),
  keys as (
    select p.id as product_id, size_id, s.id as store_id
    from catalogue.products p, inventory.stores s, unnest(array[${sizes.join(', ')}]) size_id
    where p.id >= ${from} and s.id <= ${stores}
  ), entered as (
    insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change, unit_cost,
      actor_id, actor_name, at)
    select act.batch, 'enter', product_id, size_id, store_id, ${UNITS_EACH}, 0, 60000, null, 'Inventario inicial', now()
    from keys, act order by product_id, size_id, store_id
  )
  , costs as (
    insert into inventory.costs (product_id, units, value)
    select product_id, count(*) * ${UNITS_EACH}, count(*) * ${UNITS_EACH} * 60000 from keys group by 1
  )
  insert into inventory.levels (product_id, size_id, store_id, on_hand)
  select product_id, size_id, store_id, ${UNITS_EACH} from keys order by product_id, size_id, store_id;`

const ADD_CLIENTS = (from: number, to: number) => `
  insert into sales.clients (name, identification_number, phone, address, city_id, type_of_person, type_of_client, code_id)
  select 'Calzado El Paso ' || n, (900100000 + n)::text, '300' || (5550000 + n), 'Cra. ' || n || ' # 10-20',
    (select array_agg(id order by id) from sales.cities)[1 + n % 1000], 1 + n % 2, 1 + n % 3, 4
  from generate_series(${from}, ${to}) n;`

/** Stores, lists, products with stock in every size and store, clients: on empty tables, so that ids count from 1. */
export async function fillShop(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    const stock = ADD_STOCK({ from: 1, sizes: SIZES, stores: STORES })
    for (const sql of [LISTS, ADD_PRODUCTS(1, PRODUCTS), stock, ADD_CLIENTS(1, CLIENTS)]) await trx.raw(sql)
  })
  await db.raw('analyze')
}

/** More clients than those of `fillShop`. */
export async function addClients(db: Knex, count: number): Promise<void> {
  await db.raw(ADD_CLIENTS(CLIENTS + 1, CLIENTS + count))
}

/** More products than those of `fillShop`, each with units of half of the sizes in one store. */
export async function addProducts(db: Knex, count: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(ADD_PRODUCTS(PRODUCTS + 1, PRODUCTS + count))
    await trx.raw(ADD_STOCK({ from: PRODUCTS + 1, sizes: SIZES.slice(0, SIZES.length / 2), stores: 1 }))
  })
}
