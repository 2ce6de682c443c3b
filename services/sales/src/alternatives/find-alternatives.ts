import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { MOST_ALTERNATIVES, type Alternatives } from '@deportivo/contracts/orders/alternatives'
import type { WholeOrder } from '@deportivo/orders/order/whole-order'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

type Line = WholeOrder['products'][number]

/** A line of the order, or 404. */
export function lineOf({ products }: Pick<WholeOrder, 'products'>, lineId: number): Line {
  const line = products.find(({ id }) => id === lineId)
  if (!line) throw notFound()
  return line
}

const FREE = `select greatest(0, available) as free from inventory.published_levels
  where product_id = :product_id and size_id = :size_id and store_id = :store_id`

/** Stores that a line is sold from by itself. */
const SELLS = `s.is_active and s.type = case when v.size_id = ${INTERNATIONAL_SIZE_ID} then 'international' else 'national' end`

const STORES = `
  select v.product_id, v.store_id, s.name as store_name, v.available, :unit_price::bigint as unit_price
  from inventory.published_levels v join inventory.published_stores s on s.id = v.store_id
  where v.product_id = :product_id and v.size_id = :size_id and v.store_id <> :store_id and v.available > 0 and ${SELLS}
  order by s.orden, s.id limit ${MOST_ALTERNATIVES}`

const COLOURS = `
  select * from (
    select distinct on (p.id) p.id as product_id, p.name as product_name, p.color_name, p.photo, v.store_id,
      s.name as store_name, v.available, (p.codes ->> cast(:code_id as text))::bigint as unit_price
    from catalogue.published_products own
    join catalogue.published_products p on p.reference_id = own.reference_id and p.color_id <> own.color_id
    join inventory.published_levels v on v.product_id = p.id and v.size_id = :size_id and v.available > 0
    join inventory.published_stores s on s.id = v.store_id
    where own.id = :product_id and p.is_active and p.codes ? cast(:code_id as text) and ${SELLS}
    order by p.id, v.available desc, s.orden, s.id
  ) c order by c.available desc, c.product_id limit ${MOST_ALTERNATIVES}`

// The operator of jsonb looks like a binding to knex.
const COLOURS_SQL = COLOURS.replace('codes ? cast', 'codes \\? cast')

/** What can be sold instead of the units that the line is short of; nothing, where it is not short. */
export async function findAlternatives(
  db: Knex,
  line: Line,
  quantity = line.quantity,
): Promise<Alternatives> {
  const { product_id, size_id, store_id, code_id, unit_price } = line
  const values = { product_id, size_id, store_id, code_id, unit_price }
  const [level] = await queryRows<{ free: number }>(db, FREE, { product_id, size_id, store_id })
  const keeps = Math.min(quantity, line.held + (level?.free ?? 0))
  const found = { line_id: line.id, wanted: quantity, keeps, missing: quantity - keeps }
  if (found.missing === 0) return { ...found, stores: [], colours: [] }
  const [stores, colours] = await Promise.all([
    queryRows<Alternatives['stores'][number]>(db, STORES, values),
    queryRows<Alternatives['colours'][number]>(db, COLOURS_SQL, values),
  ])
  return { ...found, stores, colours }
}
