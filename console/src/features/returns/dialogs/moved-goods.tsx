import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { StepDialog, type StepDialogProps } from './step-dialog.tsx'

interface Moved {
  product: string
  size: string
  quantity: number
  from: string
  to: string
}

/** What a step moves, from where and to where. */
function MovedGoods({ product, size, quantity, from, to }: Moved) {
  const t = useTexts()
  const { count } = useFormats()
  return (
    <Facts
      facts={[
        [t('returns.product'), <bdi key="product">{product}</bdi>],
        [t('products.size'), <strong key="size">{size}</strong>],
        [t('product.units'), count(quantity)],
        [t('returns.from'), <bdi key="from">{from}</bdi>],
        [t('returns.to'), <bdi key="to">{to}</bdi>],
      ]}
    />
  )
}

/** Asks before returned goods, perhaps defective ones, are for sale again. */
export function RestockDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { count } = useFormats()
  const { sale_product, quantity, entrance_store_name, reason } = dialog.one
  const { product_name: product, size_name: size } = sale_product
  const store = entrance_store_name ?? ''
  return (
    <StepDialog
      dialog={dialog}
      step="return_to_store"
      body={{}}
      done={t('returns.restocked', { product, size, count: count(quantity), store })}
      fields={[]}
    >
      {() => (
        <>
          <p>{t('returns.restock_text')}</p>
          <MovedGoods
            {...{ product, size, quantity }}
            from={t('returns.from_quarantine', { store })}
            to={t('returns.to_sale', { store })}
          />
          <p className="ad-note ad-note--warn">
            {t('returns.reason')}: <bdi>{reason}</bdi>
          </p>
        </>
      )}
    </StepDialog>
  )
}

/** Asks before the client leaves with the replacement: it can't be undone. */
export function HandOverDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { count } = useFormats()
  const { id, replacement, client_name: client } = dialog.one
  if (!replacement) return null
  const { product_name: product, size_name: size, quantity, outlet_store_name: store } = replacement
  return (
    <StepDialog
      dialog={dialog}
      step="hand_over"
      body={{}}
      done={t('returns.handed_over', { product, size, count: count(quantity), store, client })}
      fields={[]}
    >
      {() => (
        <>
          <p>{t('returns.hand_over_text')}</p>
          <MovedGoods {...{ product, size, quantity }} from={store} to={`${client} · ${returnCode(id)}`} />
        </>
      )}
    </StepDialog>
  )
}
