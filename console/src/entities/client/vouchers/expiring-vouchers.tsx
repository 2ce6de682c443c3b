import type { Voucher } from '@deportivo/contracts/orders/vouchers'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { expiresSoon } from './voucher-expiry.ts'
import { VoucherOrigin } from './voucher-origin.tsx'

/** Warns of the vouchers that a client will soon lose; `more` is what may be done with one. */
export function ExpiringVouchers({
  vouchers,
  more,
}: {
  vouchers: readonly Voucher[]
  more?: (voucher: Voucher) => ReactNode
}) {
  const t = useTexts()
  const { money, day } = useFormats()
  return vouchers
    .filter((voucher) => expiresSoon(voucher, serverNow()))
    .map((one) => (
      <p key={one.id} className="ad-note ad-note--warn ad-field--wide">
        {t('client.voucher_expires', {
          voucher: one.voucher,
          left: money(one.available),
          day: day(one.expires_at),
        })}{' '}
        <VoucherOrigin voucher={one} /> {more?.(one)}
      </p>
    ))
}
