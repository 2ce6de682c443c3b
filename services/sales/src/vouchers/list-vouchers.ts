import { listVouchers, type Voucher } from '@deportivo/contracts/orders/vouchers'
import { defineList } from '@deportivo/platform/lists/define-list'
import { text } from '@deportivo/texts/text'
import { onlyVisibleVouchers } from './visibility.ts'

type Row = Omit<Voucher, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }

/** The unspent vouchers of the clients whom the caller serves; the oldest first, so that it is spent first. */
export const listVouchersRoute = defineList<typeof listVouchers, Row>(listVouchers, {
  from: ({ db, actor }) =>
    onlyVisibleVouchers(
      db,
      db('orders.published_vouchers as vouchers').where('available', '>', 0).whereRaw('expires_at > now()'),
      actor,
    ),
  filters: { id: 'id', client_id: 'client_id' },
  // Ids are given when vouchers are created.
  sort: { id: 'id', created_at: 'id' },
  tiebreak: ['id'],
  ranges: ['client_id'],
  read: async ({ rows }, { actor: { language } }) => {
    const page = await rows.select<Omit<Row, 'voucher'>[]>(
      'id',
      'client_id',
      'value',
      'available',
      'origin',
      'order_id',
      'return_id',
      'created_at',
      'expires_at',
    )
    return page.map((row) => ({ ...row, voucher: text('voucher.name', { id: row.id }, language) }))
  },
})
