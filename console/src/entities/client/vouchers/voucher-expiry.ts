import { VOUCHER_WARNING_DAYS, type Voucher } from '@deportivo/contracts/orders/vouchers'

/** Why a voucher can no longer be spent: voided ones have nothing left either. */
export function endOf({ voided_at, available }: Pick<Voucher, 'voided_at' | 'available'>) {
  if (voided_at !== null) return 'voided'
  return available === 0 ? 'spent' : 'expired'
}

const DAY_MS = 86_400_000

export const expiresSoon = ({ expires_at }: Pick<Voucher, 'expires_at'>, now: number): boolean =>
  Date.parse(expires_at) - now <= VOUCHER_WARNING_DAYS * DAY_MS
