import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { ExpiringVouchers } from './expiring-vouchers.tsx'
import { useVouchers } from './use-vouchers.ts'
import { expiresSoon } from './voucher-expiry.ts'

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
          {others.map(({ id, voucher, available, expires_at }) => (
            <li key={id}>{t('client.voucher', { voucher, left: money(available), day: day(expires_at) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
