import { listVouchers, type Voucher } from '@deportivo/contracts/orders/vouchers'
import { defineList } from '@deportivo/platform/lists/define-list'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { onlyVisibleVouchers, seenOrder, withoutUnseen } from './visibility.ts'

type Times = 'created_at' | 'expires_at' | 'voided_at'
type Row = Omit<Voucher, Times> & { created_at: Date; expires_at: Date; voided_at: Date | null }

type Selected = Omit<Row, 'voucher' | 'is_of_unseen_order'> & { is_seen: boolean }

const isEnded = (rows: Knex.QueryBuilder) => void rows.where('available', 0).orWhereRaw('expires_at <= now()')

/** The vouchers of the clients whom the caller serves that can be spent, or else those that ended. */
export const listVouchersRoute = defineList<typeof listVouchers, Row>(listVouchers, {
  from: ({ db, actor, list }) => {
    const vouchers = onlyVisibleVouchers(db, db('money.published_vouchers as vouchers'), actor)
    if (list.filters.ended === true) return vouchers.where(isEnded)
    return vouchers.where('available', '>', 0).whereRaw('expires_at > now()')
  },
  // `from` narrows by it, also where it is absent.
  filters: { id: 'id', client_id: 'client_id', ended: (rows) => rows },
  // Ids are given when vouchers are created.
  sort: { id: 'id', created_at: 'id' },
  tiebreak: ['id'],
  ranges: ['client_id'],
  read: async ({ rows }, { db, actor }) => {
    const page = await rows.select<Selected[]>(
      'id',
      'client_id',
      'value',
      'available',
      'origin',
      'order_id',
      'return_id',
      'created_at',
      'expires_at',
      'voided_at',
      seenOrder(db, 'vouchers.order_id', actor),
    )
    const voucher = ({ id }: Selected) => text('voucher.name', { id }, actor.language)
    return page.map((row) => ({ ...withoutUnseen(row), voucher: voucher(row) }))
  },
})
