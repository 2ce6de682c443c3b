import { MOST_MOVEMENTS, type Shift } from '@deportivo/contracts/finance/cashiers'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { drawerOf, inDrawer } from './drawer-entries.ts'
import { differenceOf } from './shift-events.ts'
import type { CurrentPaymentRow, ShiftRow } from '../tables.ts'

type Movement = Pick<
  CurrentPaymentRow,
  'id' | 'order_id' | 'kind' | 'payment_method' | 'status' | 'amount' | 'at'
> & { by: CurrentPaymentRow['by_name'] }

/** The newest movements of a shift, the earliest of them first. */
const newestMovements = async (db: Knex, shift_id: number): Promise<Movement[]> =>
  (
    await db('money.current_payments')
      .where({ shift_id })
      .orderBy('id', 'desc')
      .limit(MOST_MOVEMENTS)
      .select<Movement[]>(
        'id',
        'order_id',
        'kind',
        'payment_method',
        'status',
        'amount',
        'at',
        'by_name as by',
      )
  ).reverse()

const SUMS = `
  select payment_method, count(*)::integer as movements,
    coalesce(sum(amount) filter (where status <> 'void'), 0)::float8 as amount,
    coalesce(sum(amount) filter (where status = 'confirmed'), 0)::float8 as confirmed
  from money.current_payments where shift_id = ? group by 1 order by 1`

const NAMES = `select c.name as cashier_name, s.name as store_name,
    (select p.opened_by from money.cashier_shifts p where p.next_shift_id = :id) as received_from
  from money.cashiers c join catalogue.published_stores s on s.id = c.store_id where c.id = :cashier_id`

type Names = Pick<Shift, 'cashier_name' | 'store_name' | 'received_from'>

/** A shift with its movements: base, cash, and what entered or left without a sale are the expected amount. */
export async function viewShift(db: Knex, shift: ShiftRow) {
  const { id, cashier_id } = shift
  const [names] = await queryRows<Names>(db, NAMES, { id, cashier_id })
  const expected_amount = shift.expected_amount ?? (await inDrawer(db, shift))
  return {
    ...shift,
    ...(names ?? { cashier_name: '', store_name: '', received_from: null }),
    expected_amount,
    difference: differenceOf({ ...shift, expected_amount }),
    movements: await newestMovements(db, id),
    sums: await queryRows<Shift['sums'][number]>(db, SUMS, [id]),
    drawer: await drawerOf(db, id),
  }
}
