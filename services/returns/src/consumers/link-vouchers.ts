import type { VoucherEvent } from '@deportivo/contracts/events/voucher'
import type { Consumer } from '@deportivo/platform/service'

/** Stores on a case which voucher was issued for it. No change of the case: its version and its history stay. */
export const linkVouchers: Consumer = {
  name: 'returns links vouchers',
  isApart: true,
  concerns: ({ payload }) => (payload as VoucherEvent).return_id !== null,
  handles: {
    'voucher.issued': async (trx, { payload }) => {
      const { return_id: id, voucher_id } = payload as VoucherEvent
      if (id !== null) await trx('returns.cases').where({ id }).update({ voucher_id })
    },
  },
}
