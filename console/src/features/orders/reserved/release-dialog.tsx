import type { ReservedOrder } from '@deportivo/contracts/orders/reserved'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'

/** Asks before a reservation with payments ends, and names what becomes of them. */
export function ReleaseDialog({
  order,
  onRelease,
  onClose,
}: {
  order: ReservedOrder
  /** Resolves when it was tried; a failure is shown by the caller. */
  onRelease: () => Promise<void>
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const [isBusy, setBusy] = useState(false)
  const { id, client_name, paid, paid_confirmed, paid_by_voucher } = order
  const unconfirmed = paid - paid_confirmed
  const moneyPaid = paid_confirmed - paid_by_voucher
  const confirm = async () => {
    setBusy(true)
    await onRelease()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('order.action.release')}
      confirmText={t('order.action.release')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="ad-stack">
        <p className="ad-soft">
          <Dots>
            {t('order.title', { id })}
            <bdi>{client_name}</bdi>
            {money(order.total_value)}
          </Dots>
        </p>
        {moneyPaid > 0 && <p>{t('reserved.release_voucher', { amount: money(moneyPaid) })}</p>}
        {paid_by_voucher > 0 && <p>{t('reserved.release_returned', { amount: money(paid_by_voucher) })}</p>}
        {unconfirmed > 0 && <p>{t('reserved.release_void', { amount: money(unconfirmed) })}</p>}
      </div>
    </ConfirmDialog>
  )
}
