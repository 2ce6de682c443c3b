import type { Order } from '@deportivo/contracts/orders/order'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { useWatch } from 'react-hook-form'
import { useCan } from '../../shared/session/session.tsx'
import { useList } from '../../shared/net/use-list.ts'
import type { CheckoutControls } from './checkout-values.ts'
import { voucherRefusal } from './voucher-use.ts'

/** More vouchers than any client collects. */
const ALL = 200

/** The vouchers of the order's client, and what the form takes of one. */
export function useVoucher(order: Order, control: CheckoutControls['control']) {
  const maySee = useCan('read clients')
  const filter = `client_id:${order.client_id}`
  const vouchers = useList(listVouchers, maySee ? { query: { filter, top: ALL } } : null).rows ?? []
  const [id, typed] = useWatch({ control, name: ['voucher', 'voucher_value'] })
  const chosen = vouchers.find((voucher) => voucher.id === id)
  const value = chosen ? (typed ?? 0) : 0
  return { vouchers, chosen, value, refusal: voucherRefusal(chosen, value, order.total_balance) }
}

export type VoucherState = ReturnType<typeof useVoucher>
