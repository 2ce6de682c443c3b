import type { Order } from '@deportivo/contracts/orders/order'
import { useWatch } from 'react-hook-form'
import { pesosOrZero } from '../../shared/language/typed-money.ts'
import { useVouchers } from '../../entities/client/vouchers/use-vouchers.ts'
import type { CheckoutControls } from './checkout-values.ts'
import { voucherRefusal } from '../../entities/client/vouchers/voucher-use.ts'

/** The vouchers of the order's client, and what the form takes of one. */
export function useVoucher(order: Order, control: CheckoutControls['control']) {
  const vouchers = useVouchers(order.client_id)
  const [id, typed] = useWatch({ control, name: ['voucher', 'voucher_value'] })
  const chosen = vouchers.find((voucher) => voucher.id === id)
  const value = chosen ? pesosOrZero(typed) : 0
  return { vouchers, chosen, value, refusal: voucherRefusal(chosen, value, order.total_balance) }
}

export type VoucherState = ReturnType<typeof useVoucher>
