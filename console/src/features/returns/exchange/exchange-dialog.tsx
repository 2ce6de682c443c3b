import { Button } from '@blueprintjs/core'
import { getProduct } from '@deportivo/contracts/catalogue/products'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { Choice, StepDialog, type StepDialogProps } from '../dialogs/step-dialog.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { LeftInstead } from './left-instead.tsx'
import { OtherProduct } from './other-product.tsx'
import { PriceDifference } from './price-difference.tsx'
import { useReplacement } from './use-replacement.ts'

type Replacement = ReturnType<typeof useReplacement>

/** Size, store and product are one choice. */
const fieldOf = (name: string) =>
  ['size_id', 'outlet_store', 'product_id', 'quantity'].includes(name) ? 'replacement' : name

/** The size first, then the store that it leaves. */
function SizeAndStore({
  chosen: { sizes, size, choose, stores, store, setStore },
  refused,
  error,
}: {
  chosen: Replacement
  refused: CallError | null
  error: string | undefined
}) {
  const t = useTexts()
  // What was taken meanwhile is no longer offered.
  useEffect(() => {
    if (refused) void revalidate(getProduct)
  }, [refused])
  if (sizes?.length === 0) return <p>{t('returns.no_replacement')}</p>
  return (
    <>
      <Choice label={t('returns.replacement')} value={size} options={sizes} error={error} onChange={choose} />
      {error && (
        <LeftInstead
          refused={refused}
          onPick={({ size_id, store_id }) => choose(String(size_id), String(store_id))}
        />
      )}
      {stores.length > 0 && (
        <Choice label={t('returns.outlet_store')} value={store} options={stores} onChange={setStore} />
      )}
    </>
  )
}

/** Another size or colour, or another product, from the store that has it. */
export function ExchangeDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { sale_product, quantity } = dialog.one
  const [isSearching, setSearching] = useState(false)
  const chosen = useReplacement(dialog.one)
  const { sold, product, sizes, pickProduct, body, difference } = chosen
  const isMissing = body === null && (product === undefined || difference !== null)
  const pick = (id: number) => {
    pickProduct(id)
    setSearching(false)
  }
  return (
    <StepDialog
      dialog={dialog}
      step="exchange_available"
      body={body}
      missing={[isMissing && t('returns.replacement')]}
      reason={body === null && !isMissing ? t('return.refused.no_price') : null}
      fields={sizes?.length === 0 ? [] : ['replacement']}
      fieldOf={fieldOf}
    >
      {({ replacement }, refused) => (
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
          <SizeAndStore chosen={chosen} refused={refused} error={replacement} />
          {sold && (
            <ColourChoice
              sold={sold}
              chosenId={product?.id ?? sold.id}
              quantity={quantity}
              onPick={pickProduct}
            />
          )}
          {product && difference === null && <p>{t('return.refused.no_price')}</p>}
          {body && difference !== null && <PriceDifference amount={difference} />}
        </>
      )}
    </StepDialog>
  )
}
