import { createHash } from 'node:crypto'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { LOCKS } from '@deportivo/platform/db/locks'
import { waitingEvents } from '@deportivo/platform/events/outbox/waiting-events'
import { insertAttachment, settleAttachment } from '@deportivo/platform/files/attachments'
import { callAt, type RecordCall } from '@deportivo/platform/records/record-call'
import type { Deps } from '@deportivo/platform/service'
import { requestCase } from '../cases/request-return.ts'
import { takeStep, type ChangeBody } from '../cases/take-step.ts'
import { storeSoldLines } from '../consumers/store-sold-lines.ts'
import type { CaseRow, SoldLineRow } from '../tables.ts'
import type { Knex } from 'knex'

const HOUR_MS = 3_600_000
// Longer than a case may wait by the company's first setting.
const WAITING_HOURS = 6 * 24

type Step = ChangeBody & { step: NonNullable<ChangeBody['step']> }

const received = (entrance_store: number): Step => ({ step: 'received_in_store', entrance_store })

/** The steps of each demo case, so that every state has some: how many cases, and what was done with each. */
const plansOf = (
  store: number,
  exchange_rate: number,
  whyCancelled: string,
): readonly (readonly [number, readonly Step[]])[] => {
  const exchange = (size_id: number): Step => ({ step: 'exchange_available', size_id })
  const held = [received(store), { step: 'return_to_store' } as const, exchange(0)]
  return [
    [4, []],
    [3, [received(store)]],
    [2, [received(store), { step: 'return_to_store' }]],
    [2, [received(store), { step: 'voucher', exchange_rate }]],
    [2, held],
    [1, [...held, { step: 'enlist' }]],
    [
      2,
      [
        ...held,
        { step: 'enlist' },
        { step: 'delivered', conveyor: 'Servientrega', guide_number: '99912345' },
      ],
    ],
    [1, [received(store), { step: 'cancel', reason: whyCancelled }]],
  ]
}

/** What the demo company knows: who receives returns, why there are some, and how a waybill is drawn. */
export interface DemoCompany {
  reasons: readonly { name: string; is_for_size_change?: boolean }[]
  rates: readonly { name: string; percentage: number }[]
  whyCancelled: string
  findActor: (trx: Knex.Transaction) => Promise<Actor>
  drawGuide: (lines: readonly string[]) => Buffer
}

interface Scene {
  deps: Deps
  trx: Knex.Transaction
  actor: Actor
  company: DemoCompany
}

/** The waybill of the shipment, as an already examined upload. */
async function attachGuide(
  { trx, deps, company }: Scene,
  { id }: CaseRow,
  { actor, audit }: RecordCall,
): Promise<void> {
  const bytes = company.drawGuide(['Guia de devolucion (demo)', returnCode(id)])
  const path = `demo/devolucion-${id}.pdf`
  await deps.files.write(path, bytes)
  const attachment = await insertAttachment(trx, {
    owner_type: 'return',
    owner_id: id,
    type: ATTACHMENT_TYPES.return_guide,
    name: `devolucion-${id}.pdf`,
    media_type: 'application/pdf',
    bytes: bytes.length,
    path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    by_id: actor.id,
    by_name: actor.name,
    at: audit.at,
  })
  await settleAttachment(trx, attachment.id, { state: 'clean', thumb_path: null, large_path: null })
}

const SIZE_IN_STOCK = `
  select l.size_id from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.type = 'national'
  where l.product_id = ? and l.available > 0 order by l.size_id limit 1`

/** A size of the product that a store has, also the one that came back. */
async function sizeInStock(trx: Knex.Transaction, product_id: number): Promise<number> {
  const [level] = await queryRows<{ size_id: number }>(trx, SIZE_IN_STOCK, [product_id])
  if (!level) throw new Error('the returned unit itself is in stock')
  return level.size_id
}

async function live(scene: Scene, line: SoldLineRow, steps: readonly Step[], startsAt: Date, reason: number) {
  const { order_id, line_id, product_id, size_id } = line
  const at = (hours: number) => callAt(scene, new Date(startsAt.getTime() + hours * HOUR_MS))
  const body = { reason, product_id, size_id, line_id, quantity: 1 }
  const { id } = await requestCase(at(0), order_id, body)
  for (const [index, step] of steps.entries()) {
    const call = at((index + 1) / 2)
    const row = await scene.trx('returns.cases').where({ id }).first()
    if (!row) throw new Error('a requested case exists')
    if (step.step === 'delivered') await attachGuide(scene, row, call)
    const own =
      step.step === 'exchange_available' ? { size_id: await sizeInStock(scene.trx, product_id) } : {}
    const wanted = { ...step, ...own }
    await takeStep(call, row, { wanted: { step: step.step }, body: wanted })
  }
}

/** The lists that cases choose from, and the lines of the orders that were delivered by now. */
async function prepare({ trx, deps, company }: Scene) {
  const now = deps.clock.now()
  const stamp = { version: 1, updated_by: null, created_at: now, updated_at: now }
  const [reason] = await trx('returns.return_reasons')
    .insert(company.reasons.map((row) => ({ ...stamp, is_for_size_change: false, ...row })))
    .returning('id')
  const [rate] = await trx('returns.exchange_rates')
    .insert(company.rates.map((row) => ({ ...stamp, ...row })))
    .returning('id')
  const events = await waitingEvents(trx, 'order')
  await storeSoldLines.batch?.(trx, events)
  // Only what was paid for certain becomes a voucher.
  const paid = trx('orders.published_orders').whereRaw('paid_confirmed + voucher_value >= total_value')
  const lines = await trx('returns.sold_lines')
    .where('is_delivered', true)
    .whereIn('order_id', paid.select('id'))
    .orderBy('line_id')
  const store = await trx('inventory.published_stores').where('type', 'national').orderBy('id').first('id')
  if (!reason || !rate || !store) throw new Error('the demo company has a store')
  return { lines, store: store.id, reason: reason.id, rate: rate.id }
}

/** How many of the first cases are of one client, so that one who returns often is seen. */
const OF_ONE_CLIENT = 3

/** One line for each case: the first of the client who has the most, the others spread over all. */
function linesFor(lines: readonly SoldLineRow[], cases: number): SoldLineRow[] {
  const linesOf = ({ client_id }: SoldLineRow) => lines.filter((line) => line.client_id === client_id)
  const [most] = lines.toSorted((a, b) => linesOf(b).length - linesOf(a).length)
  const first = most ? linesOf(most).slice(0, OF_ONE_CLIENT) : []
  const others = lines.filter((line) => !first.includes(line))
  const spread = Math.max(1, Math.floor(others.length / cases))
  return [...first, ...others.filter((_, index) => index % spread === 0)].slice(0, cases)
}

/** Return cases in every state, of delivered orders of the demo company; does nothing once there is a reason for one. */
export async function fillReturns(deps: Deps, company: DemoCompany): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('returns.return_reasons').first('id')) return
    const scene = { deps, trx, company, actor: await company.findActor(trx) }
    const { lines, store, reason, rate } = await prepare(scene)
    const cases = plansOf(store, rate, company.whyCancelled).flatMap(([count, steps]) =>
      Array.from({ length: count }, () => steps),
    )
    const chosen = linesFor(lines, cases.length)
    for (const [index, steps] of cases.entries()) {
      const line = chosen[index]
      const hours = index === 0 ? WAITING_HOURS : 6 + index * 5
      const startsAt = new Date(deps.clock.now().getTime() - hours * HOUR_MS)
      if (line) await live(scene, line, steps, startsAt, reason + (index % company.reasons.length))
    }
  })
}
