import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { ExpiringVouchers } from './expiring-vouchers.tsx'
import { useVouchers } from './use-vouchers.ts'
import { expiresSoon } from './voucher-expiry.ts'
import { VoucherOrigin } from './voucher-origin.tsx'

/** The vouchers of a client; nothing where there is none. */
export function ClientVouchers({ clientId }: { clientId: number }) {
  const t = useTexts()
  const { money, day } = useFormats()
  const vouchers = useVouchers(clientId)
  if (vouchers.length === 0) return null
  const others = vouchers.filter((voucher) => !expiresSoon(voucher, serverNow()))
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('client.vouchers')}</h2>
      <ExpiringVouchers vouchers={vouchers} />
      {others.length > 0 && (
        <ul className="ad-stack ad-plain-list">
          {others.map((one) => (
            <li key={one.id}>
              {t('client.voucher', {
                voucher: one.voucher,
                left: money(one.available),
                day: day(one.expires_at),
              })}{' '}
              <VoucherOrigin voucher={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
