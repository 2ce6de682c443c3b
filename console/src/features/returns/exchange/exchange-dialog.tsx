import { Button } from '@blueprintjs/core'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import type { Option } from '../../../shared/ui/controls/filter-select.tsx'
import { Choice, StepDialog, type StepDialogProps } from '../dialogs/step-dialog.tsx'
import { creditOf, priceOf } from '../dialogs/credit.ts'
import { OtherProduct } from './other-product.tsx'
import { PriceDifference } from './price-difference.tsx'

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

/** The chosen replacement, and how much more than the recognised amount it costs. */
function useReplacement(one: ReturnCase) {
  const { quantity, sale_product, exchange_rate } = one
  const [productId, setProductId] = useState(sale_product.product_id)
  const [chosen, choose] = useState('')
  const { data: product } = useFound(getProduct, { params: { id: productId } })
  const [size_id, outlet_store] = chosen.split(':').map(Number)
  const price = product ? priceOf(sale_product, product, quantity) : null
  const body =
    size_id && outlet_store && price !== null ? { product_id: productId, size_id, outlet_store } : null
  const difference = price === null ? null : price - creditOf(one, exchange_rate)
  const pickProduct = (id: number) => {
    setProductId(id)
    choose('')
  }
  const options = product && replacementsOf(product, quantity)
  return { product, options, chosen, choose, pickProduct, body, difference }
}

/** Size, store and product are one choice. */
const fieldOf = (name: string) =>
  ['size_id', 'outlet_store', 'product_id', 'quantity'].includes(name) ? 'replacement' : name

/** Another size or colour, or another product, from the store that has it. */
export function ExchangeDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { sale_product } = dialog.one
  const [isSearching, setSearching] = useState(false)
  const { product, options, chosen, choose, pickProduct, body, difference } = useReplacement(dialog.one)
  const pick = (id: number) => {
    pickProduct(id)
    setSearching(false)
  }
  return (
    <StepDialog
      dialog={dialog}
      step="exchange_available"
      body={body}
      fields={options?.length === 0 ? [] : ['replacement']}
      fieldOf={fieldOf}
    >
      {({ replacement }) => (
        <>
          <p className="ad-soft">{t('returns.exchange_text', { size: sale_product.size_name })}</p>
          <div className="ad-row ad-row--wrap">
            <strong>
              <bdi>{(product ?? { name: sale_product.product_name }).name}</bdi>
            </strong>
            <Button size="small" onClick={() => setSearching(!isSearching)}>
              {t('returns.other_product')}
            </Button>
          </div>
          {isSearching && <OtherProduct onPick={pick} />}
          {options?.length === 0 ? (
            <p>{t('returns.no_replacement')}</p>
          ) : (
            <Choice
              label={t('returns.replacement')}
              value={chosen}
              options={options}
              error={replacement}
              onChange={choose}
            />
          )}
          {product && difference === null && <p>{t('return.refused.no_price')}</p>}
          {body && difference !== null && <PriceDifference amount={difference} />}
        </>
      )}
    </StepDialog>
  )
}
