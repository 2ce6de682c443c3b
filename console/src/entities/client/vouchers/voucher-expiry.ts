import type { Voucher } from '@deportivo/contracts/orders/vouchers'

/** Earlier, the warning would be on most vouchers; later, a client has no time to come. */
const WARNED_DAYS = 30
const DAY_MS = 86_400_000

export const expiresSoon = ({ expires_at }: Pick<Voucher, 'expires_at'>, now: number): boolean =>
  Date.parse(expires_at) - now <= WARNED_DAYS * DAY_MS
