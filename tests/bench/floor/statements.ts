// Hand-optimized statements for each row: as few statements and as few bytes as the response needs.

const IN_CATEGORY = `
  p.is_active and p.category_id = $1 and exists (
    select from inventory.levels l join inventory.stores s on s.id = l.store_id
    where l.product_id = p.id and l.on_hand > l.held and s.type = 'national' and s.is_active)`

export const PRODUCT_PAGE = `
  select p.id, p.name, p.category_name, p.subcategory_name, p.brand_name, p.reference_name, p.color_name, p.color, p.codes,
    p.version, (
      select json_agg(json_build_array(l.store_id, l.size_id, l.on_hand - l.held))
      from inventory.levels l where l.product_id = p.id
    ) as stock
  from catalogue.products p where ${IN_CATEGORY} order by p.id desc limit 15 offset $2`

export const PRODUCT_COUNT = `select count(*)::integer as total from catalogue.products p where ${IN_CATEGORY}`

export const ORDER = `
  select o.*,
    (select json_agg(l order by l.id) from orders.order_lines l where l.order_id = o.id) as lines,
    (select json_agg(p order by p.id) from money.current_payments p where p.order_id = o.id) as payments,
    (select json_agg(h order by h.id) from orders.order_history h where h.order_id = o.id) as history
  from orders.orders o where o.id = $1`

// As a range with the sort of its index, which no other index can serve.
export const ORDER_PAGE = `
  select * from orders.orders where state_id between $1 and $1 order by state_id, id desc limit 15 offset $2`

export const ORDER_COUNT = `
  select count(*)::integer as total from (select from orders.orders where state_id = $1 limit 10001) counted`

export const BOARD = `
  select card from read.dispatch_board where is_on_board and rooms @> array['dispatch:all']
  order by card ->> 'state_entered_at', order_id`

// The day and the one before it, as the product compares them.
const FIGURES = `sum(count)::float8 as count, sum(units)::float8 as units, sum(value)::float8 as value,
    sum(discount)::float8 as discount`
export const REPORT_DAYS = `
  select day, seller_id, profile_id, payment_method, state_id, type_order, type_sale, ${FIGURES}
  from read.sales_days where kind = 'sold' and day between $1::date - 1 and $1::date
  group by grouping sets ((day), (day, seller_id), (day, profile_id), (day, payment_method), (day, state_id),
    (day, type_order), (day, type_sale))`
export const REPORT_PARTS = `
  select day, store_id, category_id, brand_id, sum(units)::float8 as units, sum(value)::float8 as value,
    sum(discount)::float8 as discount
  from read.sales_parts where kind = 'sold' and level in (1, 2, 4) and day between $1::date - 1 and $1::date
  group by day, level, store_id, category_id, brand_id`

/** The order after the change, with its lines: the response of both changes. */
const LINES_BEFORE = `(select json_agg(l order by l.id) from orders.order_lines l where l.order_id = o.id)`

export const ADD_LINE = `
  with o as (
    select * from orders.orders where id = $1 and state_id = 'pre_orden' for update
  ), wanted as (
    select p.*, z.name as size_name, z.sort_order, s.id as store_id, s.name as store_name, $4::integer as quantity,
      $4::bigint * (p.codes ->> '4')::bigint as price
    from catalogue.published_products p
    cross join catalogue.sizes z
    cross join lateral (
      select s.id, s.name from inventory.levels l join inventory.stores s on s.id = l.store_id
      where l.product_id = p.id and l.size_id = z.id and l.on_hand - l.held >= $4::integer and s.is_active
        and s.type = 'national' order by s.orden, s.id limit 1
    ) s
    where p.id = $2 and p.is_active and z.id = $3
  ), level as (
    update inventory.levels l set held = l.held + w.quantity from wanted w, o
    where l.product_id = $2 and l.size_id = $3 and l.store_id = w.store_id and l.on_hand - l.held >= w.quantity
    returning l.store_id
  ), line as (
    insert into orders.order_lines (order_id, product_id, size_id, store_id, code_id, quantity, price, product_name, photo,
      reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
      listed_unit_price, reference_id, brand_id, category_id, subcategory_id, color_id)
    select o.id, w.id, $3, w.store_id, 4, w.quantity, w.price, w.name, w.photo, w.reference_name, w.brand_name,
      w.category_name, w.subcategory_name, w.color_name, w.size_name, w.sort_order, w.store_name,
      w.price / w.quantity, w.reference_id, w.brand_id, w.category_id, w.subcategory_id, w.color_id
    from o, wanted w, level returning *
  ), held as (
    insert into inventory.holds (order_id, line_id, product_id, size_id, store_id, quantity, held_by, expires_at)
    select order_id, id, product_id, size_id, store_id, quantity, 'floor', now() + interval '72 hours' from line
  ), entry as (
    insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change, actor_id,
      actor_name, line_id, order_id, at)
    select nextval('inventory.batch_number'), 'hold', product_id, size_id, store_id, 0, quantity, 1, 'floor', id, order_id, now()
    from line
  ), saved as (
    update orders.orders s set version = o.version + 1, units = o.units + line.quantity, line_count = o.line_count + 1,
      total_value = o.total_value + line.price, updated_at = now(), changed_by = 'floor'
    from o, line where s.id = o.id returning s.*
  ), published as (
    insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
      meta, occurred_at)
    select $5::uuid, 0, 'order', o.id::text, o.version, 'bench.floor', 1,
      json_build_object('order', to_json(o), 'lines', ${LINES_BEFORE}), '{}', now()
    from saved o
  )
  select o.*, ${LINES_BEFORE} as lines_before, (select to_json(line) from line) as line from saved o`

export const DELIVER = `
  with o as (
    update orders.orders set state_id = 'delivered_local', version = version + 1, state_entered_at = now(),
      stock_left_at = now(), receiver_name = $2, updated_at = now(), changed_by = 'floor'
    where id = $1 and state_id = 'packing_up' returning *
  ), gone as (
    delete from inventory.holds h using o where h.order_id = o.id returning h.*
  ), levels as (
    update inventory.levels l set on_hand = l.on_hand - g.quantity, held = l.held - g.quantity
    from gone g where (l.product_id, l.size_id, l.store_id) = (g.product_id, g.size_id, g.store_id)
  ), entries as (
    insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change, actor_id,
      actor_name, line_id, order_id, at)
    select b.batch, 'leave', product_id, size_id, store_id, -quantity, -quantity, 1, 'floor', line_id, order_id, now()
    from gone, (select nextval('inventory.batch_number') as batch) b
  ), history as (
    insert into orders.order_history (order_id, step, from_state, to_state, by_id, by_name, profile_id, at, note)
    select id, 'delivered_locally', 'packing_up', state_id, 1, 'floor', 'two', now(), $2 from o
  ), published as (
    insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
      meta, occurred_at)
    select $3::uuid, 0, 'order', o.id::text, o.version, 'bench.floor', 1,
      json_build_object('order', to_json(o), 'lines', ${LINES_BEFORE}), '{}', now()
    from o
  )
  select o.*, ${LINES_BEFORE} as lines from o`
