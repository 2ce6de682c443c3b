import { getVoucherEntries } from '@deportivo/contracts/orders/vouchers'
import { unseen } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Tables } from 'knex/types/tables.js'
import { onlyVisibleVouchers, seenOrder, withoutUnseen } from './visibility.ts'

type Entry = Tables['money.published_voucher_entries'] & { is_seen: boolean }

/** Every voucher has an entry, its issue: without one there is none, or none that the caller may see. */
export const voucherEntriesRoute: Routes = (app, deps) =>
  read(app, deps, getVoucherEntries, async ({ db, params, actor }) => {
    const entries = db('money.published_voucher_entries as entries')
      .join('money.published_vouchers as vouchers', 'vouchers.id', 'entries.voucher_id')
      .where('entries.voucher_id', params.id)
    const rows = await onlyVisibleVouchers(db, entries, actor)
      .orderBy('entries.id')
      .select<Entry[]>(
        'entries.id',
        'entries.kind',
        'entries.amount',
        'entries.order_id',
        'entries.return_id',
        'entries.by_name',
        'entries.at',
        seenOrder(db, 'entries.order_id', actor),
      )
    if (rows.length === 0) throw unseen()
    return found(rows.map(withoutUnseen))
  })
