import { closeOpenShift, openNewShift, viewShift } from '@deportivo/orders/money/shifts'
import { businessDay } from '@deportivo/platform/clock'
import type { FileStore } from '@deportivo/platform/files/store'
import type { Knex } from 'knex'
import { createCards } from './cards.ts'
import type { Chance } from './chance.ts'
import { proofSaver } from './save-proof.ts'
import { ACTS, create, type Life, type Scene } from './order-acts.ts'
import { MINUTES, PLANS, type ActName, type Plan } from './order-plans.ts'
import { readShelf } from './shelf.ts'
import { gatherStaff, type Staff } from './staff.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BOGOTA = 11_001
const BASE_AMOUNT = 200_000

interface Moment {
  at: Date
  life: Life
  act: ActName
}

const DAY_MS = 24 * HOUR_MS
/** America/Bogota, the whole year. */
const BOGOTA_BEHIND_MS = 5 * HOUR_MS

/** Moves a time into opening hours, eight to twenty o'clock, of the same day; the last day's times are unchanged. */
function inShopHours(at: number, now: number): number {
  if (at > now - DAY_MS) return at
  const local = at - BOGOTA_BEHIND_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  return midnight + BOGOTA_BEHIND_MS + 8 * HOUR_MS + (local - midnight) * (11 / 24)
}

/** The time of each act of a plan, at least a minute apart and the last some hours before now. */
function momentsOf(life: Life, chance: Chance, now: Date): Moment[] {
  const { acts, ago } = life.plan
  let from = now.getTime() - (ago[0] + (chance.between(0, 1_000) / 1_000) * (ago[1] - ago[0])) * HOUR_MS
  const times = [...acts].reverse().map((act) => {
    const at = from
    from -= (MINUTES[act] * chance.between(50, 150) * MINUTE_MS) / 100
    return inShopHours(at, now.getTime())
  })
  let earliest = 0
  return times.reverse().map((time, index) => {
    earliest = Math.max(time, earliest + MINUTE_MS)
    return { at: new Date(earliest), life, act: acts[index] ?? 'create' }
  })
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
    Array.from({ length: plan.count }, () => ({
      plan,
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

async function live(scene: Scene, moments: readonly Moment[]): Promise<void> {
  let shift: Shift | null = null
  for (const { at, life, act } of moments) {
    if (act === 'sell_local') {
      shift = await onShift(scene, shift, at)
      if (shift) shift.lastAt = at
    }
    if (act === 'create') life.order = await create(scene, life, at)
    else if (life.order) life.order = await ACTS[act](scene, { ...life, order: life.order }, at)
  }
  await onShift(scene, shift, null)
}

/** Sixty days of orders in every state, made in chronological order by the same kernels as real orders. */
export async function fillOrders(
  trx: Knex.Transaction,
  { files, chance, now }: { files: FileStore; chance: Chance; now: Date },
): Promise<void> {
  const staff = await gatherStaff(trx)
  const cashier = await trx('orders.cashiers').orderBy('id').first('id')
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
  const moments = livesOf(await readClients(trx), staff, chance).flatMap((life) =>
    momentsOf(life, chance, now),
  )
  // Each order's acts stay in order: their times differ by at least a minute.
  await live(
    scene,
    moments.sort((one, other) => one.at.getTime() - other.at.getTime()),
  )
}
