import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { EndedVouchers } from './ended-vouchers.tsx'
import { ExpiringVouchers } from './expiring-vouchers.tsx'
import { useEndedVouchers, useVouchers } from './use-vouchers.ts'
import { VoucherEntriesButton } from './voucher-entries.tsx'
import { expiresSoon } from './voucher-expiry.ts'
import { VoucherOrigin } from './voucher-origin.tsx'

/** The vouchers of a client with their entries; nothing where there never was one. */
export function ClientVouchers({ clientId }: { clientId: number }) {
  const t = useTexts()
  const { money, day } = useFormats()
  const vouchers = useVouchers(clientId)
  const ended = useEndedVouchers(clientId)
  if (vouchers.length + ended.length === 0) return null
  const others = vouchers.filter((voucher) => !expiresSoon(voucher, serverNow()))
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('client.vouchers')}</h2>
      {vouchers.length === 0 && <p className="ad-soft">{t('client.no_vouchers')}</p>}
      <ExpiringVouchers vouchers={vouchers} more={({ id }) => <VoucherEntriesButton id={id} />} />
      {others.length > 0 && (
        <ul className="ad-stack ad-plain-list">
          {others.map((one) => (
            <li key={one.id}>
              {t('client.voucher', {
                voucher: one.voucher,
                left: money(one.available),
                day: day(one.expires_at),
              })}{' '}
              <VoucherOrigin voucher={one} /> <VoucherEntriesButton id={one.id} />
            </li>
          ))}
        </ul>
      )}
      <EndedVouchers vouchers={ended} />
    </section>
  )
}
