import { VOUCHER_WARNING_DAYS, type Voucher } from '@deportivo/contracts/orders/vouchers'

const DAY_MS = 86_400_000

export const expiresSoon = ({ expires_at }: Pick<Voucher, 'expires_at'>, now: number): boolean =>
  Date.parse(expires_at) - now <= VOUCHER_WARNING_DAYS * DAY_MS
