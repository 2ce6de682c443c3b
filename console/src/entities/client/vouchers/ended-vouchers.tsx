import { Checkbox } from '@blueprintjs/core'
import type { Voucher } from '@deportivo/contracts/orders/vouchers'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { VoucherEntriesButton } from './voucher-entries.tsx'
import { endOf } from './voucher-expiry.ts'
import { VoucherOrigin } from './voucher-origin.tsx'

function EndedVoucher({ voucher }: { voucher: Voucher }) {
  const t = useTexts()
  const { money, day } = useFormats()
  const { voucher: name, value, available, voided_at, expires_at } = voucher
  return (
    <li className="ad-soft">
      {t(`voucher.ended.${endOf(voucher)}`, {
        voucher: name,
        value: money(value),
        left: money(available),
        day: day(voided_at ?? expires_at),
      })}{' '}
      <VoucherOrigin voucher={voucher} /> <VoucherEntriesButton id={voucher.id} />
    </li>
  )
}

/** The vouchers of a client that are spent, voided or expired, once they are asked for. */
export function EndedVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (vouchers.length === 0) return null
  return (
    <>
      <Checkbox
        checked={isOpen}
        label={t('client.ended_vouchers')}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      {isOpen && (
        <ul className="ad-stack ad-plain-list">
          {vouchers.map((one) => (
            <EndedVoucher key={one.id} voucher={one} />
          ))}
        </ul>
      )}
    </>
  )
}
