import type { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import type { BodyOf } from '@deportivo/contracts/route'
import { addEntries } from '@deportivo/inventory/count-entries'
import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { callAt, type RecordCall } from '@deportivo/platform/records/record-call'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { applySeenCount } from '../stock/counts/close-count.ts'
import { openCount } from '../stock/counts/start-count.ts'
import { saveMinimums } from '../stock/minimums/minimum-routes.ts'
import { shareSearch } from '../sharing/share-link-routes.ts'
import { createDraft } from '../stock/transfers/save-transfer.ts'
import { prepare, receive, send, takeTransferStep } from '../stock/transfers/take-step.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
// What a transfer or a count of the demo company names.
const LINES = 3

/** What the demo company does with its stock, and by whom. Days are days ago. */
export interface DemoStock {
  transfers: readonly {
    days: number
    note: string | null
    steps: readonly ('prepare' | 'send' | 'receive')[]
    missing: number
  }[]
  whyMissing: string
  counts: readonly { days: number; isApplied: boolean; missing: number; reason: string }[]
  minimum: { products: number; quantity: number }
  links: readonly {
    days: number
    name: string
    filter: string
    code: BodyOf<typeof createShareLink>['code']
  }[]
  findWarehouseHead: (trx: Knex.Transaction) => Promise<Actor>
  findSeller: (trx: Knex.Transaction) => Promise<Actor>
}

interface Level {
  product_id: number
  product_name: string
  size_id: number
  size_name: string
}

// Sizes with units to spare, each of another product: the demo's own sales stay possible.
const SPARE = `
  select distinct on (l.product_id) l.product_id, p.name as product_name, l.size_id, z.name as size_name
  from inventory.published_levels l
  join catalogue.products p on p.id = l.product_id and p.is_active
  join catalogue.sizes z on z.id = l.size_id
  where l.store_id = :store_id and l.available >= 4
  order by l.product_id desc, l.available desc, l.size_id limit :lines offset :skipped`

interface Scene {
  deps: Deps
  trx: Knex.Transaction
  actor: Actor
  stock: DemoStock
  /** The first two stores that sell from their own shelf. */
  stores: readonly [number, number]
}

const spareOf = ({ trx, stores }: Scene, turn: number): Promise<Level[]> =>
  queryRows<Level>(trx, SPARE, { store_id: stores[0], lines: LINES, skipped: turn * LINES })

const ago = (scene: Scene, ms: number): RecordCall =>
  callAt(scene, new Date(scene.deps.clock.now().getTime() - ms))

async function receiveMissing(
  call: RecordCall,
  id: number,
  { missing, reason }: { missing: number; reason: string },
): Promise<void> {
  const lines = await call.trx('inventory.published_transfer_lines').where('transfer_id', id).orderBy('id')
  const body = {
    lines: lines.map((line, at) => ({
      line_id: line.id,
      quantity: at === 0 ? line.quantity - missing : line.quantity,
    })),
    ...(missing > 0 && { reason }),
  }
  await takeTransferStep(call, id, { step: 'receive', body, act: receive })
}

async function fillTransfers(scene: Scene): Promise<void> {
  const { stock, stores } = scene
  for (const [turn, { days, note, steps, missing }] of stock.transfers.entries()) {
    const lines = (await spareOf(scene, turn)).map(({ product_id, size_id }) => ({
      product_id,
      size_id,
      quantity: 2,
    }))
    const at = (step: number) => ago(scene, days * DAY_MS - step * HOUR_MS)
    const { id } = await createDraft(at(0), { from_store: stores[0], to_store: stores[1], note, lines })
    for (const [index, step] of steps.entries()) {
      const call = at(index + 1)
      if (step === 'prepare') await takeTransferStep(call, id, { step, body: {}, act: prepare })
      else if (step === 'send') await takeTransferStep(call, id, { step, body: {}, act: send })
      else await receiveMissing(call, id, { missing, reason: stock.whyMissing })
    }
  }
}

const ON_HAND = `
  select coalesce(max(l.on_hand), 0) as units from inventory.published_levels l
  where l.store_id = ? and l.product_id = ? and l.size_id = ?`

async function countLevels(
  { trx, actor, audit }: RecordCall,
  { id: count_id, store_id }: { id: number; store_id: number },
  levels: readonly Level[],
  missing: number,
): Promise<void> {
  const units = []
  for (const [at, level] of levels.entries()) {
    const [row] = await queryRows<{ units: number }>(trx, ON_HAND, [
      store_id,
      level.product_id,
      level.size_id,
    ])
    const quantity = (row?.units ?? 0) - (at === 0 ? missing : 0)
    units.push({ ...level, key: `${count_id}-${at}`, kind: 'set' as const, quantity, at: null })
  }
  await addEntries(trx, { count_id, store_id, by: actor, now: audit.at }, units)
}

/** Counts of a few products: what was missing is off the stock once the count is applied. */
async function fillCounts(scene: Scene): Promise<void> {
  const { stock, stores } = scene
  for (const [index, { days, isApplied, missing, reason }] of stock.counts.entries()) {
    const levels = await spareOf(scene, stock.transfers.length + index)
    const product_ids = levels.map(({ product_id }) => product_id)
    const at = (hours: number) => ago(scene, days * DAY_MS - hours * HOUR_MS)
    const count = await openCount(at(0), { store_id: stores[0], scope: 'products', product_ids })
    await countLevels(at(1), count, levels, missing)
    if (isApplied) await applySeenCount(at(2), count.id, { uncounted: 'leave', reason })
  }
}

const SOLD_MOST = `
  select p.id, p.version, c.size_ids from catalogue.products p
  join catalogue.categories c on c.id = p.category_id
  join (
    select l.product_id, sum(l.quantity) as units from orders.published_lines l group by l.product_id
  ) s on s.product_id = p.id
  where p.is_active and cardinality(c.size_ids) > 1 order by s.units desc, p.id limit ?`

async function fillMinimums(scene: Scene): Promise<void> {
  const { products, quantity } = scene.stock.minimum
  const most = await queryRows<{ id: number; version: number; size_ids: number[] }>(scene.trx, SOLD_MOST, [
    products,
  ])
  for (const { id, version, size_ids } of most) {
    const sizes = size_ids.map((size_id) => ({ size_id, minimum: quantity }))
    await saveMinimums(ago(scene, 0), id, { version, sizes })
  }
}

/** Transfers, counts and minimums of the demo company; does nothing once there is a transfer. */
export async function fillStock(deps: Deps, stock: DemoStock): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('inventory.published_transfers').first('id')) return
    const [from, to] = await trx('inventory.published_stores')
      .where({ type: 'national', is_active: true })
      .orderBy('id')
      .limit(2)
      .select('id')
    if (!from || !to) throw new Error('the demo company has two stores')
    const scene: Scene = {
      deps,
      trx,
      stock,
      actor: await stock.findWarehouseHead(trx),
      stores: [from.id, to.id],
    }
    await fillTransfers(scene)
    await fillCounts(scene)
    await fillMinimums(scene)
  })
}

/** Links to searches that a seller shares, with the token of each; none once there is one. */
export async function fillLinks(deps: Deps, trx: Knex.Transaction, stock: DemoStock): Promise<string[]> {
  if (await trx('catalogue.share_links').first('id')) return []
  const scene = { deps, trx, actor: await stock.findSeller(trx) }
  const tokens: string[] = []
  for (const { days, name, filter, code } of stock.links) {
    const call = callAt(scene, new Date(deps.clock.now().getTime() - days * DAY_MS))
    const { token } = await shareSearch(call, { name, filter, code })
    tokens.push(token)
  }
  return tokens
}
