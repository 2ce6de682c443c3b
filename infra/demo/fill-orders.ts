import { viewShift } from '@deportivo/money/registers/shift-view'
import { closeOpenShift, openNewShift } from '@deportivo/money/registers/shifts'
import { businessDay } from '@deportivo/platform/clock'
import { readSettings } from '@deportivo/platform/settings'
import type { FileStore } from '@deportivo/platform/files/store'
import type { Knex } from 'knex'
import { createCards } from './cards.ts'
import type { Chance } from './chance.ts'
import { proofSaver } from './save-proof.ts'
import { ACTS, create, type Life, type Scene } from './order-acts.ts'
import { PLANS, type ActName, type Plan } from './order-plans.ts'
import { timesOf } from './order-times.ts'
import { readShelf } from './shelf.ts'
import type { Staff } from './staff.ts'

const HOUR_MS = 3_600_000
const BOGOTA = 11_001
const BASE_AMOUNT = 200_000

interface Moment {
  at: Date
  life: Life
  act: ActName
}

interface Clients {
  bogota: number[]
  elsewhere: number[]
}

async function readClients(trx: Knex.Transaction): Promise<Clients> {
  const clients = await trx('sales.published_clients').orderBy('id').select('id', 'city_id')
  const ids = (isHere: boolean) =>
    clients.filter((client) => (client.city_id === BOGOTA) === isHere).map((client) => client.id)
  return { bogota: ids(true), elsewhere: ids(false) }
}

function sellerFor(plan: Plan, staff: Staff, chance: Chance) {
  if (plan.type === 'local') return staff.one('local_administrative')
  if (plan.type === 'seller') return chance.of(staff.withProfile('freelance_seller', 'local_seller'))
  return chance.of(
    staff.withProfile('online_seller', 'freelance_seller', 'online_reseller', 'online_seller_admin'),
  )
}

function livesOf(clients: Clients, staff: Staff, chance: Chance): Life[] {
  const assistants = staff.withProfile('dispatch_assistant')
  return PLANS.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, index) => ({
      plan,
      index,
      client_id: chance.of(plan.city ? clients[plan.city] : [...clients.bogota, ...clients.elsewhere]),
      seller: sellerFor(plan, staff, chance),
      assistant: chance.of(assistants),
      order: null,
    })),
  )
}

/** Counter sales need an open shift: each day with such sales gets one, closed with the counted amount. */
async function onShift(scene: Scene, open: Shift | null, at: Date | null): Promise<Shift | null> {
  const day = at && businessDay(at)
  if (open && open.day === day) return open
  const cashier = scene.staff.one('local_administrative')
  if (open) {
    const { expected_amount } = await viewShift(scene.trx, open.row)
    const closedAt = new Date(open.lastAt.getTime() + HOUR_MS)
    const count = { id: open.row.id, counted_amount: expected_amount }
    await closeOpenShift(scene.trx, count, scene.staff.contextAt(cashier, closedAt))
  }
  if (!at || !day) return null
  const opening = { cashier_id: scene.cashier_id, base_amount: BASE_AMOUNT }
  const openedBy = scene.staff.contextAt(cashier, new Date(at.getTime() - HOUR_MS))
  return { day, lastAt: at, row: await openNewShift(scene.trx, opening, openedBy) }
}

interface Shift {
  day: string
  lastAt: Date
  row: Awaited<ReturnType<typeof openNewShift>>
}

/** Called now and then while orders are made, with how many of their acts are done. */
export type OnProgress = (done: number, total: number) => Promise<void>

// Rarer, and a reader of the progress sees it jump; more often, and it delays the filling.
const ACTS_PER_REPORT = 50

async function live(scene: Scene, moments: readonly Moment[], onProgress?: OnProgress): Promise<void> {
  let shift: Shift | null = null
  for (const [done, { at, life, act }] of moments.entries()) {
    if (done % ACTS_PER_REPORT === 0) await onProgress?.(done, moments.length)
    if (act === 'sell_local') {
      shift = await onShift(scene, shift, at)
      if (shift) shift.lastAt = at
    }
    if (act === 'create') life.order = await create(scene, life, at)
    else if (life.order) life.order = await ACTS[act](scene, { ...life, order: life.order }, at)
  }
  await onShift(scene, shift, null)
}

interface OrderFilling {
  files: FileStore
  chance: Chance
  now: Date
  staff: Staff
  onProgress?: OnProgress
}

/** Sixty days of orders in every state, made in chronological order by the same kernels as real orders. */
export async function fillOrders(
  trx: Knex.Transaction,
  { files, chance, now, staff, onProgress }: OrderFilling,
): Promise<void> {
  const cashier = await trx('money.cashiers').orderBy('id').first('id')
  const shelf = await readShelf(trx)
  const scene: Scene = {
    trx,
    staff,
    chance,
    shelf,
    cards: createCards(trx),
    cashier_id: cashier?.id ?? 0,
    saveProof: proofSaver(trx, files),
  }
  const pace = await readSettings(trx)
  const moments = livesOf(await readClients(trx), staff, chance).flatMap((life) =>
    timesOf(life, { chance, now: now.getTime(), pace }).map((at, act): Moment => ({
      at,
      life,
      act: life.plan.acts[act] ?? 'create',
    })),
  )
  // Each order's acts stay in order: their times differ by at least a minute.
  await live(
    scene,
    moments.sort((one, other) => one.at.getTime() - other.at.getTime()),
    onProgress,
  )
}
