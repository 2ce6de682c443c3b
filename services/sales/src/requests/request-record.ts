import type { ProductRequest, RequestLine, RequestSummary } from '@deportivo/contracts/requests/requests'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { Knex } from 'knex'
import type { RequestRow } from '../tables.ts'

/** Users who read all sales see what was asked of every seller. */
export const seesAllRequests = (actor: Actor) => actor.grants['read sales'] === 'all'

type Sent<T> = Omit<T, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

const COLUMNS = [
  'id',
  'version',
  'state',
  'name',
  'phone',
  'note',
  'product_names',
  'units',
  'seller_id',
  'code_id',
  'order_id',
  'reason',
  'updated_by',
  'created_at',
  'updated_at',
].map((column) => `requests.${column}`)

/** The requests that the actor sees. By a range: an equality would need no sort, and the index of another column. */
export const requestsSeenBy = (db: Knex, actor: Actor): Knex.QueryBuilder => {
  const rows = db('sales.requests as requests')
  return seesAllRequests(actor) ? rows : rows.whereBetween('requests.seller_id', [actor.id, actor.id])
}

/** The rows of a query over requests with the names that their ids stand for. */
export const withNames = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(rows.select(COLUMNS).as('requests'))
    .join('catalogue.published_codes as codes', 'codes.id', 'requests.code_id')
    .join('auth.published_people as people', 'people.id', 'requests.seller_id')
    .select([...COLUMNS, 'people.name as seller', 'codes.key as code', 'codes.name as code_name'])

/** A request as its list shows it, or 404; the same for one that the actor may not see. */
export async function readSummary(db: Knex, id: number, actor: Actor): Promise<Sent<RequestSummary>> {
  const [found] = await withNames(db, requestsSeenBy(db, actor).where('requests.id', id)).select<
    Sent<RequestSummary>[]
  >()
  if (!found) throw notFound()
  return found
}

// A product that was deleted meanwhile is still in its table. A line is served by one store.
const LINES = `
  select l.id, l.product_id, p.name as product_name, p.brand_name, p.color_name, p.photo, l.size_id,
         z.name as size_name, l.quantity, l.price,
         case when p.is_active then (p.codes ->> r.code_id::text)::integer end as present_price,
         coalesce((
           select max(s.available) from inventory.published_levels s join inventory.published_stores b on b.id = s.store_id
           where s.product_id = l.product_id and s.size_id = l.size_id and b.is_active
             and b.type in ('national', 'international')
         ), 0) as available
  from sales.request_lines l
  join sales.requests r on r.id = l.request_id
  join catalogue.published_products p on p.id = l.product_id
  join catalogue.published_sizes z on z.id = l.size_id
  where l.request_id = ? order by l.id`

/** A request with its lines as they could be sold now. */
export async function readRequest(db: Knex, id: number, actor: Actor): Promise<Sent<ProductRequest>> {
  return { ...(await readSummary(db, id, actor)), lines: await queryRows<RequestLine>(db, LINES, [id]) }
}

type Outcome = Partial<Pick<RequestRow, 'state' | 'order_id' | 'reason'>>

export const REQUEST = defineRecord<RequestRow, Outcome, object>({
  table: 'sales.requests',
  subject: 'request',
  // Not the visitor's name: the audit outlives the request.
  nameOf: ({ id }) => `#${id}`,
  isVisible: async (db, id, actor) =>
    seesAllRequests(actor) ||
    (await db('sales.requests')
      .where({ id: Number(id), seller_id: actor.id })
      .first('id')) !== undefined,
  event: {
    family: 'request',
    recordOf: ({ id, version, link_id, seller_id, code_id, state, units, order_id }) => ({
      id,
      version,
      link_id,
      seller_id,
      code_id,
      state,
      units,
      order_id,
    }),
  },
  read: (trx, id, { actor }) => readRequest(trx, Number(id), actor),
})
