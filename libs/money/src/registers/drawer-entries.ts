import { MOST_DRAWER_ENTRIES, type DrawerReason } from '@deportivo/contracts/finance/cashiers'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { refuseFull } from '@deportivo/platform/db/refuse-full'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import { invalid, notFound, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { ShiftContext } from './shift-events.ts'
import type { DrawerEntryRow, ShiftRow } from '../tables.ts'

const CASH_SUM = `select (
    coalesce((select sum(amount) from money.current_payments
      where shift_id = ? and payment_method = ? and status = 'confirmed'), 0)
    + coalesce((select sum(amount) from money.drawer_entries where shift_id = ?), 0)
  )::float8 as cash`

/**
 * The cash in the drawer of a shift: its base, confirmed cash, and what entered or left without a sale. Transfers are
 * movements of a shift too, but are not in its drawer.
 */
export async function inDrawer(
  db: Knex,
  { id, base_amount }: Pick<ShiftRow, 'id' | 'base_amount'>,
): Promise<number> {
  const [sum] = await queryRows<{ cash: number }>(db, CASH_SUM, [id, CASH, id])
  return base_amount + (sum?.cash ?? 0)
}

type DrawerEntry = Pick<DrawerEntryRow, 'id' | 'reason' | 'amount' | 'note' | 'at'> & { by: string }

/** What entered the drawer of a shift, or left it, without a sale. */
export const drawerOf = (db: Knex, shift_id: number): Promise<DrawerEntry[]> =>
  db('money.drawer_entries')
    .where({ shift_id })
    .orderBy('id')
    .select<DrawerEntry[]>('id', 'reason', 'amount', 'note', 'at', 'by_name as by')

export interface NewDrawerEntry {
  shift_id: number
  direction: 'in' | 'out'
  amount: number
  reason: DrawerReason
  note: string
}

interface LockedShift extends ShiftRow {
  store_id: number
}

async function lockOpenShift(trx: Knex.Transaction, id: number): Promise<LockedShift> {
  const found = await trx('money.cashier_shifts')
    .where({ id })
    .forUpdate()
    .first<LockedShift | undefined>(
      '*',
      trx.raw('(select store_id from money.cashiers where id = cashier_id) as store_id'),
    )
  if (!found) throw notFound()
  if (found.closed_at) throw rule('order.refused.shift_closed', {}, { id })
  return found
}

/** Records cash that enters the drawer of an open shift or leaves it; never more leaves than is in it. */
export async function recordEntry(
  trx: Knex.Transaction,
  { shift_id, direction, amount, reason, note }: NewDrawerEntry,
  { actor, now, requestId }: ShiftContext,
): Promise<ShiftRow> {
  const { store_id, ...shift } = await lockOpenShift(trx, shift_id)
  await refuseFull(trx('money.drawer_entries').where({ shift_id }), {
    most: MOST_DRAWER_ENTRIES,
    refusal: (most) => rule('order.refused.too_many_entries', { most }, { id: shift_id }),
  })
  const pesos = await inDrawer(trx, shift)
  if (direction === 'out' && amount > pesos)
    throw invalid({ amount: { key: 'order.refused.drawer_short', values: { cash: { pesos } } } })
  const signed = direction === 'in' ? amount : -amount
  const [entry] = await trx('money.drawer_entries')
    .insert({ shift_id, reason, amount: signed, note, by_id: actor.id, by_name: actor.name, at: now })
    .returning('id')
  if (!entry) throw new Error('an inserted row has an id')
  appendEvent(trx, 'drawer', {
    type: 'drawer.recorded',
    aggregate_id: entry.id,
    aggregate_version: 1,
    payload: {
      entry_id: entry.id,
      shift_id,
      cashier_id: shift.cashier_id,
      store_id,
      reason,
      amount: signed,
      note,
      at: now.toISOString(),
    },
    meta: eventMeta(actor, requestId),
    occurred_at: now,
  })
  return shift
}
