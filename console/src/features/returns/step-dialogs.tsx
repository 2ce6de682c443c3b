import { exchangeRates, listStores } from '@deportivo/contracts/catalogue/lists'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { creditOf } from './exchange/credit.ts'
import { Choice, StepDialog, type StepDialogProps } from './step-dialog.tsx'

const ALL = { query: { top: 200 } }

/** Which store received the goods: they enter its quarantine. */
export function ReceiveDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [store, setStore] = useState('')
  const { rows } = useList(listStores, { query: { top: 200, orderBy: 'orden' } }, { isCached: true })
  const body = store === '' ? null : { entrance_store: Number(store) }
  return (
    <StepDialog dialog={dialog} step="received_in_store" body={body}>
      <p className="ad-soft">{t('returns.receive_text')}</p>
      <Choice
        label={t('returns.entrance_store')}
        value={store}
        options={rows && optionsOf(rows)}
        onChange={setStore}
      />
    </StepDialog>
  )
}

/** How much of what was paid becomes the voucher. */
export function VoucherDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { money } = useFormats()
  const { exchange_rate_id, quantity, sale_product } = dialog.one
  const { rows } = useList(exchangeRates.list, ALL)
  const [chosen, setRate] = useState(exchange_rate_id === null ? '' : String(exchange_rate_id))
  const rate = rows?.find(({ id }) => id === Number(chosen))
  const body = rate ? { exchange_rate: rate.id } : null
  const options = rows?.map(({ id, name, percentage }) => ({
    value: String(id),
    label: `${name} (${percentage} %)`,
  }))
  const value = rate ? creditOf(sale_product, quantity, rate.percentage) : null
  return (
    <StepDialog dialog={dialog} step="voucher" body={body}>
      <p className="ad-soft">{t('returns.voucher_text')}</p>
      <Choice label={t('returns.exchange_rate')} value={chosen} options={options} onChange={setRate} />
      {value !== null && (
        <p>
          {t('returns.voucher_value')} <strong className="ad-num">{money(value)}</strong>
        </p>
      )}
    </StepDialog>
  )
}
