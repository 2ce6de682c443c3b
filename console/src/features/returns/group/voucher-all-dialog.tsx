import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useState } from 'react'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { Choice } from '../dialogs/step-dialog.tsx'
import { useRates } from '../dialogs/use-rates.ts'
import { GroupDialog, type GroupDialogProps } from './group-dialogs.tsx'
import { membersFor, recognisedOf } from './members.ts'

/** Vouchers for all received cases of a request, of one act; those without a rate get the chosen one. */
export function VoucherAllDialog(dialog: GroupDialogProps) {
  const t = useTexts()
  const { money } = useFormats()
  const rates = useRates()
  const [chosen, setRate] = useState('')
  const cases = membersFor(dialog.one, 'voucher')
  const isRateMissing = cases.some(({ exchange_rate }) => exchange_rate === null)
  const rate = rates?.find(({ id }) => id === Number(chosen))
  const canSend = !isRateMissing || rate !== undefined
  const body = canSend ? ({ step: 'voucher', ...(rate && { exchange_rate: rate.id }) } as const) : null
  return (
    <GroupDialog
      dialog={dialog}
      step="voucher"
      body={body}
      missing={[body === null && t('returns.exchange_rate')]}
      field="exchange_rate"
    >
      {(error) => (
        <>
          <p className="ad-soft">{t('returns.all_voucher_text')}</p>
          <ul className="ad-plain-list">
            {cases.map(({ id, product_name, size_name, quantity, exchange_rate }) => (
              <li key={id}>
                <strong className="ad-num">{returnCode(id)}</strong>{' '}
                <ProductSize product={product_name} size={size_name} quantity={quantity} />
                {exchange_rate !== null && <span className="ad-soft ad-num"> · {exchange_rate} %</span>}
              </li>
            ))}
          </ul>
          {isRateMissing && (
            <Choice
              label={t('returns.exchange_rate')}
              value={chosen}
              options={rates && optionsOf(rates)}
              error={error}
              onChange={setRate}
            />
          )}
          {body && (
            <p>
              {t('returns.credited')}:{' '}
              <strong className="ad-num">{money(recognisedOf(cases, rate?.percentage ?? null))}</strong>
            </p>
          )}
        </>
      )}
    </GroupDialog>
  )
}
