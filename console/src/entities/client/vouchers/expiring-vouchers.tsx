import type { Voucher } from '@deportivo/contracts/orders/vouchers'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { expiresSoon } from './voucher-expiry.ts'

/** Warns of the vouchers that a client will soon lose. */
export function ExpiringVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useTexts()
  const { money, day } = useFormats()
  return vouchers
    .filter((voucher) => expiresSoon(voucher, serverNow()))
    .map(({ id, voucher, available, expires_at }) => (
      <p key={id} className="ad-note ad-note--warn ad-field--wide">
        {t('client.voucher_expires', { voucher, left: money(available), day: day(expires_at) })}
      </p>
    ))
}
