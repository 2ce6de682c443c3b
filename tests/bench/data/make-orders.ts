import type { Knex } from 'knex'
import { PRODUCTS, SIZES, STORES } from './fill-shop.ts'
import { versionAt, type Stage } from './order-stages.ts'

interface Range {
  first: number
  last: number
}

/** How many days ago the first and the last order of a stage were made; those between are spread evenly. */
export interface Ages {
  from: number
  to: number
}
const TODAY: Ages = { from: 0.5, to: 0 }

const ORDERS = `
  with people as (
    select max(id) filter (where email = 'online_seller@demo.local') as seller_id,
      max(name) filter (where email = 'online_seller@demo.local') as seller,
      max(id) filter (where email = 'dispatch_assistant@demo.local') as assistant_id,
      max(name) filter (where email = 'dispatch_assistant@demo.local') as assistant
    from auth.users
  ), made as (
    insert into orders.orders (version, state_id, state_entered_at, type_order, profile_id, client_id, client_name, type_sale,
      seller_id, seller_name, auxiliary_user_id, auxiliary_name, code_id, payment_method, city_id, city_name, department_id,
      address, phone, check_bogota, has_payment_support, payment_validated_at, payment_validated_by, checked_out_at,
      stock_left_at, changed_by, created_at, updated_at)
    select :version, :state, t.at, 'online', 'online_seller', c.id, c.name,
      (array['final', 'wholesale', 'reseller'])[c.type_of_client], p.seller_id, p.seller,
      case when 'assign_auxiliary' = any(:steps) then p.assistant_id end,
      case when 'assign_auxiliary' = any(:steps) then p.assistant end,
      4, case when 'check_out' = any(:steps) then 2 end, c.city_id, c.city_name, c.department_id, c.address, c.phone, true,
      'check_out' = any(:steps), case when 'validate_payment' = any(:steps) then t.at end,
      case when 'validate_payment' = any(:steps) then p.seller end, case when 'check_out' = any(:steps) then t.at end,
      case when :units = 'left' then t.at end, p.seller, t.at, t.at
    from generate_series(1, :count) n
    join sales.published_clients c on c.id = 1 + n % (select count(*) from sales.clients)
    cross join people p
    cross join lateral (select now() - (:from::float8 + (:to::float8 - :from::float8) * n / :count) * interval '1 day' as at) t
    returning id
  )
  select min(id) as first, max(id) as last from made`

const ADD_LINES = `
  insert into orders.order_lines (order_id, product_id, size_id, store_id, code_id, quantity, price, picked, product_name,
    photo, reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
    listed_unit_price, reference_id, brand_id, category_id, subcategory_id, color_id)
  select o.id, p.id, z.id, s.id, 4, q.quantity, q.quantity * (p.codes ->> '4')::bigint,
    case when 'pack' = any(:steps) then q.quantity else 0 end, p.name, p.photo, p.reference_name, p.brand_name,
    p.category_name, p.subcategory_name, p.color_name, z.name, z.sort_order, s.name,
    (p.codes ->> '4')::bigint, p.reference_id, p.brand_id, p.category_id, p.subcategory_id, p.color_id
  from orders.orders o
  cross join generate_series(1, 3) k
  cross join lateral (select 1 + (o.id + k) % 2 as quantity) q
  join catalogue.published_products p on p.id = 1 + (o.id::bigint * 7919 + k * 104729) % ${PRODUCTS}
  join catalogue.published_sizes z on z.id = ${SIZES[0]} + (o.id + k * 3) % ${SIZES.length}
  join catalogue.published_stores s on s.id = 1 + (o.id + k) % ${STORES}
  where o.id between :first and :last
  order by o.id, k`

const SUM_LINES = `
  update orders.orders o set units = l.units, line_count = l.lines, picked_units = l.picked, total_value = l.value,
    paid = case when 'validate_payment' = any(:steps) then l.value else 0 end,
    paid_confirmed = case when 'validate_payment' = any(:steps) then l.value else 0 end,
    total_first_payment = case when 'validate_payment' = any(:steps) then l.value else 0 end
  from (
    select order_id, sum(quantity) as units, count(*) as lines, sum(picked) as picked, sum(price) as value
    from orders.order_lines where order_id between :first and :last group by order_id
  ) l where o.id = l.order_id`

/** Every ledger entry that the product would have written: held, and then sold or released. */
const MOVE_STOCK = `
  with act as (select nextval('inventory.batch_number') as batch),
  lines as (
    select l.*, o.seller_id, o.seller_name, o.created_at from orders.order_lines l
    join orders.orders o on o.id = l.order_id where o.id between :first and :last
  ), entries as (
    insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change, actor_id,
      actor_name, line_id, order_id, at)
    select act.batch, kind, product_id, size_id, store_id, on_hand * quantity, held * quantity, seller_id, seller_name, id,
      order_id, created_at
    from act, lines cross join lateral (
      values ('hold', 0, 1), ('leave', -1, -1), ('release', 0, -1)
    ) as entry(kind, on_hand, held)
    where kind = 'hold' or kind = case :units when 'left' then 'leave' when 'released' then 'release' end
    order by order_id, id
    returning product_id, size_id, store_id, on_hand_change, held_change
  ), kept as (
    insert into inventory.holds (order_id, line_id, product_id, size_id, store_id, quantity, held_by)
    select order_id, id, product_id, size_id, store_id, quantity, seller_name from lines where :units = 'held'
  )
  update inventory.levels l set on_hand = l.on_hand + e.on_hand, held = l.held + e.held
  from (
    select product_id, size_id, store_id, sum(on_hand_change) as on_hand, sum(held_change) as held
    from entries group by 1, 2, 3
  ) e where (l.product_id, l.size_id, l.store_id) = (e.product_id, e.size_id, e.store_id)`

const ADD_HISTORY = `
  insert into orders.order_history (order_id, step, from_state, to_state, by_id, by_name, profile_id, at)
  select o.id, s.step, case when s.step = 'create' then null else o.state_id end, o.state_id, o.seller_id, o.seller_name,
    'online_seller', o.created_at + s.place * interval '1 minute'
  from orders.orders o cross join unnest(array['create'] || :steps::text[]) with ordinality as s(step, place)
  where o.id between :first and :last order by o.id, s.place`

const ADD_PAYMENTS = `
  with made as (
    insert into money.payments (order_id, kind, amount, payment_method, by_id, by_name, at)
    select id, 'first', paid, 2, seller_id, seller_name, created_at
    from orders.orders where id between :first and :last and paid > 0
    returning id, by_name, at
  )
  insert into money.payment_statuses (payment_id, status, by_name, at)
  select id, 'confirmed', by_name, at from made`

const ADD_SUPPORTS = `
  insert into files.attachments (owner_type, owner_id, type, name, media_type, bytes, sha256, path, state, by_id, by_name, at)
  select 'order', id, 11, 'soporte.jpg', 'image/jpeg', 48213, md5(id::text), 'bench/' || id, 'clean', seller_id, seller_name,
    created_at
  from orders.orders where id between :first and :last and has_payment_support`

/** Makes orders of three lines at a stage, with all dependent rows; their ids are consecutive. */
export async function makeOrders(db: Knex, stage: Stage, count: number, ages = TODAY): Promise<Range> {
  return db.transaction(async (trx) => {
    const facts = {
      state: stage.state,
      steps: [...stage.steps],
      units: stage.units,
      version: versionAt(stage),
      count,
      ...ages,
    }
    const made = await trx.raw<{ rows: [Range] }>(ORDERS, facts)
    const range = made.rows[0]
    for (const sql of [ADD_LINES, SUM_LINES, MOVE_STOCK, ADD_HISTORY, ADD_PAYMENTS, ADD_SUPPORTS])
      await trx.raw(sql, { ...facts, ...range })
    return range
  })
}
