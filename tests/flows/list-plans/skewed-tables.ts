import type { Knex } from 'knex'
import { expect, vi } from 'vitest'
import { CLIENTS, NAMES } from './skewed-clients.ts'
import { EXPENSES } from './skewed-expenses.ts'
import { RETURNS } from './skewed-returns.ts'
import { SETTLEMENTS } from './skewed-settlements.ts'
import { AT, NEWER, OLD, OTHER, same, type Table } from './skewed-values.ts'

const AUDIT: Table = {
  name: 'audit.entries',
  old: OLD,
  newer: NEWER,
  columns: {
    at: AT,
    by_id: OTHER,
    subject: ["'profile'", "'client'"],
    subject_id: ["'old'", "'newer'"],
    subject_name: same("'Calzado El Paso'"),
    act: ["'second_factor_off'", "'changed'"],
    changes: same("'[]'"),
  },
}

const LEDGER: Table = {
  name: 'inventory.ledger',
  old: OLD,
  newer: NEWER,
  columns: {
    batch: same('n'),
    kind: ["'count'", "'hold'"],
    product_id: OTHER,
    size_id: OTHER,
    store_id: OTHER,
    on_hand_change: same('1'),
    held_change: same('0'),
    actor_name: same("'test'"),
    order_id: ['n', '900002'],
    at: AT,
  },
}

const aStore = (id: number) => `
  insert into inventory.stores (id, name, type) values (${id}, 'Bodega ${id}', 'national');`

const TRANSFERS: Table = {
  name: 'inventory.transfers',
  old: 15_000,
  newer: 20_000,
  before: aStore(900_001) + aStore(900_002) + aStore(900_003),
  columns: {
    state: ["'received'", "'draft'"],
    received_units: ['1', 'null'],
    from_store: OTHER,
    to_store: ['900003', '900001'],
    product_names: same("'Malla'"),
    created_by: same("'test'"),
    created_at: AT,
    updated_at: AT,
  },
  change: "note = 'x' where state = 'draft'",
}

const COUNTS: Table = {
  name: 'inventory.counts',
  old: 15_000,
  newer: 20_000,
  columns: {
    state: ["'applied'", "'open'"],
    store_id: OTHER,
    scope: same("'all'"),
    started_after: same('0'),
    created_by: same("'test'"),
    created_at: AT,
    updated_at: AT,
  },
  change: "reason = 'x' where state = 'open'",
}

const EXITS: Table = {
  name: 'inventory.quarantine_exits',
  old: 15_000,
  newer: 20_000,
  before: `
    insert into inventory.parcels (product_id, size_id, store_id, of_store_id, quantity, since)
    values (900001, 40, 900001, 900001, 1, now());`,
  columns: {
    kind: ["'write_off'", "'restock'"],
    state: ["'undone'", "'done'"],
    parcel_id: same('(select max(id) from inventory.parcels)'),
    product_id: same('900001'),
    size_id: same('40'),
    store_id: OTHER,
    quantity: same('1'),
    reason: same("'Suela despegada'"),
    batch: same('n'),
    created_by: same("'test'"),
    created_at: AT,
    updated_at: AT,
  },
  change: "reason = 'x' where state = 'done'",
}

// Every fifth of a user who has many. Older ones than of 60 days are deleted.
const NOTIFICATIONS = (user: number): Table => ({
  name: 'admin.notifications',
  old: 15_000,
  newer: NEWER,
  columns: {
    user_id: same(`case when n % 5 = 0 then ${user} else 900001 end`),
    kind: ["'reader_stopped'", "'order_assigned'"],
    event_id: same('gen_random_uuid()'),
    details: same("'{}'"),
    at: AT,
    read_at: ['now()', 'null'],
  },
  change: "details = '{}' where kind = 'order_assigned'",
})

const VOUCHERS: Table = {
  name: 'money.vouchers',
  old: OLD,
  newer: NEWER,
  columns: {
    client_id: OTHER,
    value: same('1000'),
    // The newest are spent.
    available: ['1000', 'case when n < 20000 then 1000 else 0 end'],
    origin: same("'refund'"),
    created_at: AT,
    expires_at: same("now() + interval '90 days'"),
  },
  change: 'value = 2000 where client_id = 900002',
}

const anOrder = (id: number) => `
  insert into orders.orders (id, state_id, type_order, profile_id, client_id, type_sale, seller_id, client_name,
    seller_name, changed_by, state_entered_at, created_at, updated_at)
  values (${id}, 'cancelled', 'online', 'online_seller', ${id}, 'final', 1, 'Calzado El Paso', 'Marta Ibarra', 'test', now(),
    now(), now());`

const REFUNDS: Table = {
  name: 'money.refunds',
  old: OLD,
  newer: NEWER,
  before: anOrder(900001) + anOrder(900002),
  columns: {
    order_id: OTHER,
    client_id: ['n', '900002'],
    amount: same('1000'),
    state: ["'pending'", "'paid'"],
    created_at: AT,
  },
  change: 'amount = 2000 where client_id = 900002',
}

const described = (id: number) => `
  insert into catalogue.categories (id, name) values (${id}, 'C${id}');
  insert into catalogue.subcategories (id, category_id, name) values (${id}, ${id}, 'S${id}');
  insert into catalogue.brands (id, name) values (${id}, 'M${id}');
  insert into catalogue.brand_references (id, brand_id, name) values (${id}, ${id}, 'R${id}');
  insert into catalogue.colours (id, name, color) values (${id}, 'K${id}', '#000000');`

const PRODUCTS: Table = {
  name: 'catalogue.products',
  old: 2_000,
  newer: 10_000,
  before: described(900001) + described(900002),
  columns: {
    name: NAMES,
    category_id: OTHER,
    subcategory_id: OTHER,
    brand_id: OTHER,
    reference_id: OTHER,
    color_id: OTHER,
  },
  change: 'dispatch_time = 2 where brand_id = 900002',
}

// One for each product.
const BROKEN_RUNS: Table = {
  name: 'catalogue.broken_runs',
  old: 2_000,
  newer: 10_000,
  columns: {
    product_id: ['n', '2000 + n'],
    store_id: OTHER,
    sold_lately: ['n % 50', 'n % 50'],
    missing: same("'[]'"),
    moves: same("'[]'"),
    checked_at: AT,
  },
  change: 'sold_lately = sold_lately + 1 where store_id = 900002',
}

const PRICES: Table = {
  name: 'read.product_prices',
  old: OLD,
  newer: NEWER,
  columns: {
    product_id: OTHER,
    version: same('n'),
    price: same('1000'),
    minimal_price: same('1000'),
    codes: same("'{}'"),
    at: AT,
    pos: ['n', '1000000 + n'],
  },
}

// All of one user: the list names who made each.
const SHARE_LINKS = (user: number): Table => ({
  name: 'catalogue.share_links',
  old: OLD,
  newer: NEWER,
  columns: {
    token_hash: ["decode(md5('old' || n), 'hex')", "decode(md5('newer' || n), 'hex')"],
    by_id: same(String(user)),
    code_id: same('4'),
    expires_at: AT,
    is_revoked: ['true', 'false'],
    created_at: AT,
    updated_at: AT,
  },
  change: 'views = 2 where not is_revoked',
})

const REQUESTS = (user: number): Table => ({
  name: 'sales.requests',
  old: OLD,
  newer: NEWER,
  columns: {
    link_id: same('1'),
    seller_id: same(String(user)),
    code_id: same('4'),
    name: same("'Visitante'"),
    phone: same("'3005550101'"),
    state: ["'refused'", "'new'"],
    content_hash: same("decode(md5(n::text), 'hex')"),
    product_names: same("'Zancada'"),
    units: same('1'),
    created_at: AT,
    updated_at: AT,
  },
  change: "note = 'x' where state = 'new'",
})

const STOPPED: Table = {
  name: 'bus.dead_letters',
  old: 5_000,
  newer: 40_000,
  columns: {
    consumer: same("'none'"),
    aggregate_type: ["'a'", "'b'"],
    aggregate_id: same('n'),
    pos: same('(select min(pos) from bus.event_log)'),
    error: same("'test'"),
    tries: same('1'),
    failed_at: AT,
  },
  change: "tries = 2 where aggregate_type = 'b'",
}

const insertInto = ({ name, columns }: Table, values: string[], count: number) => `
  insert into ${name} (${Object.keys(columns).join(', ')})
  select ${values.join(', ')} from generate_series(1, ${count}) n order by n`

const updateOf = ({ name, change }: Table) => `update ${name} set ${change}`

/** As a table is that was filled a while ago: rows newer than the snapshot of another transaction are not marked yet. */
const vacuum = (owner: Knex, name: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await owner.raw('vacuum analyze ??', [name])
      const { rows } = await owner.raw<{ rows: object[] }>(
        'select from pg_class where oid = ?::regclass and relallvisible < 0.99 * relpages',
        [name],
      )
      expect(rows).toEqual([])
    },
    { timeout: 60_000, interval: 200 },
  )

async function fill(owner: Knex, table: Table): Promise<void> {
  const { name, old, newer, columns, before, change, isVacuumedAgain = false } = table
  if (before) await owner.raw(before)
  await owner.raw('alter table ?? set (autovacuum_enabled = off)', [name])
  for (const [which, count] of [old, newer].entries()) {
    const values = Object.values(columns).map((one) => one[which] ?? '')
    await owner.raw(insertInto(table, values, count))
  }
  await vacuum(owner, name)
  if (change) await owner.raw(updateOf(table))
  if (isVacuumedAgain) await vacuum(owner, name)
}

/**
 * By every value that a list is narrowed by, all rows of one value are older than all of another. Each newer one has been
 * changed since, and nothing has cleaned up after that.
 */
export async function fillLists(owner: Knex, user: number): Promise<void> {
  const tables = [
    SHARE_LINKS(user),
    REQUESTS(user),
    CLIENTS,
    AUDIT,
    LEDGER,
    TRANSFERS,
    COUNTS,
    EXITS,
    NOTIFICATIONS(user),
    VOUCHERS,
    REFUNDS,
    SETTLEMENTS,
    PRODUCTS,
    BROKEN_RUNS,
    PRICES,
    STOPPED,
    RETURNS,
    EXPENSES,
  ]
  for (const table of tables) await fill(owner, table)
}
