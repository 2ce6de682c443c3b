import type { Voucher } from '@deportivo/contracts/orders/vouchers'

/** How much of a voucher an order takes: all that is left of it, up to what is owed. */
export const voucherShare = ({ available }: Pick<Voucher, 'available'>, owed: number): number =>
  Math.max(0, Math.min(available, owed))

export type VoucherRefusal = 'nothing' | 'more_than_left' | 'more_than_owed'

/** Why a voucher can't be spent like this; null when it can, or when none is. */
export function voucherRefusal(
  voucher: Pick<Voucher, 'available'> | undefined,
  value: number,
  owed: number,
): VoucherRefusal | null {
  if (!voucher) return null
  if (value === 0) return 'nothing'
  if (value > voucher.available) return 'more_than_left'
  return value > owed ? 'more_than_owed' : null
}
