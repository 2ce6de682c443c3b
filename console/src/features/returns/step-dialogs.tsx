import { exchangeRates, listStores } from '@deportivo/contracts/catalogue/lists'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf, type Option } from '../../shared/ui/controls/filter-select.tsx'
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

/** The sizes that some store has enough of, as one choice each: what is gone is not offered. */
const replacementsOf = ({ stores }: Product, quantity: number): Option[] =>
  stores.flatMap((store) =>
    store.sizes
      .filter((size) => size.quantity >= quantity)
      .map((size) => ({
        value: `${size.id}:${store.id}`,
        label: `${size.name} · ${store.name} (${size.quantity})`,
      })),
  )

/** Another size of the same product, from the store that has it. */
export function ExchangeDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { quantity, sale_product } = dialog.one
  const [chosen, setChosen] = useState('')
  const { data: product } = useFound(getProduct, { params: { id: sale_product.product_id } })
  const [size_id, outlet_store] = chosen.split(':').map(Number)
  const body = size_id && outlet_store ? { size_id, outlet_store } : null
  const options = product && replacementsOf(product, quantity)
  return (
    <StepDialog dialog={dialog} step="exchange_available" body={body}>
      <p className="ad-soft">{t('returns.exchange_text', { size: sale_product.size_name })}</p>
      {options?.length === 0 ? (
        <p>{t('returns.no_replacement')}</p>
      ) : (
        <Choice label={t('returns.replacement')} value={chosen} options={options} onChange={setChosen} />
      )}
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
  const value = rate ? Math.round((sale_product.unit_price * quantity * rate.percentage) / 100) : null
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
