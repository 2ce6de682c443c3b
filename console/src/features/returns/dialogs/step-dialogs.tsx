import { RETURNED_VOUCHER_DAYS } from '@deportivo/contracts/orders/vouchers'
import { useState } from 'react'
import { CatalogueChoice } from '../../../entities/catalogue/catalogue-choice.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { creditOf } from './credit.ts'
import { CreditParts } from './credit-parts.tsx'
import { EntranceStore } from './entrance-store.tsx'
import { StepDialog, type StepDialogProps } from './step-dialog.tsx'
import { useEntranceStore } from './use-entrance-store.ts'
import { useRates } from './use-rates.ts'

export function ReceiveDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const store = useEntranceStore(dialog.one.sale_product.store_id)
  const body = store.value === '' ? null : { entrance_store: Number(store.value) }
  return (
    <StepDialog
      dialog={dialog}
      step="received_in_store"
      body={body}
      missing={[body === null && t('returns.entrance_store')]}
      fields={['entrance_store']}
    >
      {({ entrance_store }) => <EntranceStore store={store} error={entrance_store} />}
    </StepDialog>
  )
}

/** How much of what was paid is recognised, and what becomes of it. */
export function VoucherDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { exchange_rate_id, order_money } = dialog.one
  const rates = useRates()
  const [chosen, setRate] = useState(exchange_rate_id === null ? '' : String(exchange_rate_id))
  const rate = rates?.find(({ id }) => id === Number(chosen))
  const body = rate ? { exchange_rate: rate.id } : null
  const value = rate ? creditOf(dialog.one, rate.percentage) : null
  return (
    <StepDialog
      dialog={dialog}
      step="voucher"
      body={body}
      missing={[body === null && t('returns.exchange_rate')]}
      fields={['exchange_rate']}
    >
      {({ exchange_rate }) => (
        <>
          <p className="ad-soft">{t('returns.voucher_text')}</p>
          <CatalogueChoice
            list="exchange_rates"
            label={t('returns.exchange_rate')}
            value={chosen}
            options={rates && optionsOf(rates)}
            error={exchange_rate}
            onChange={setRate}
          />
          {value !== null && <CreditParts value={value} of={order_money} />}
        </>
      )}
    </StepDialog>
  )
}

/** Cancels a case: what arrived goes back to the client. */
export function CancelDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const body = { ...(reason.trim() && { reason }) }
  return (
    <StepDialog
      dialog={dialog}
      step="cancel"
      intent="danger"
      cancelText={t('transfer.no_cancel')}
      body={body}
      fields={['reason']}
    >
      {({ reason: error }) => (
        <>
          <p>{t('returns.cancel_text', { id: dialog.one.id })}</p>
          {(dialog.one.difference?.paid ?? 0) > 0 && (
            <p>{t('returns.paid_returns', { days: RETURNED_VOUCHER_DAYS })}</p>
          )}
          <TextArea
            label={t('transfer.reason')}
            isOptional
            error={error}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </StepDialog>
  )
}
