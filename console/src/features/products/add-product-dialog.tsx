import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { SizeMatrix } from '../../entities/product/size-matrix.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { isBelowFloor, PriceChoice, type PriceCodeOption } from './price-choice.tsx'
import { priceForCode } from './price-for.ts'
import { sizesOf } from './sizes/size-grid.ts'
import { SizeRuns } from './sizes/size-runs.tsx'
import { useRunChoice } from './sizes/use-run-choice.ts'
import { describe } from './describe.ts'
import { useAddProduct, type AddRequest } from './use-add-product.ts'
import { useStockNow } from './sizes/use-stock-now.ts'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { AddProductNotices } from './add-product-notices.tsx'
import './add-product-dialog.css'

type Grid = ReturnType<typeof useAddProduct>

/** Why nothing can be added yet; null when it can. */
function useRefusal(product: Product, { units, short, price }: Grid): string | null {
  const t = useTexts()
  const { money } = useFormats()
  if (units === 0) return t('product.nothing')
  if (price.unit === null) return t('product.no_price')
  if (isBelowFloor(product, price))
    return t('product.below_minimal', { price: money(product.minimal_price ?? 0) })
  return short.length > 0 ? t('product.too_many') : null
}

function Footer({
  grid,
  refusal,
  onAdd,
  onClose,
}: {
  grid: Grid
  refusal: string | null
  onAdd: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const note = <span className="ad-dialog__note ad-keys-hint">{t('product.keyboard')}</span>
  return (
    <DialogFoot note={note} onClose={onClose}>
      <ActionButton intent="primary" reason={refusal} loading={grid.isAdding} onClick={onAdd}>
        {grid.units === 0 ? t('product.add') : t('product.add_units', { count: grid.units })}
      </ActionButton>
    </DialogFoot>
  )
}

/** How many pairs of which size, from which store, at which price: then into the order, all at once. */
export function AddProductDialog({
  product: shown,
  codes,
  firstCode,
  startsWithRun = false,
  onAdd,
  onClose,
}: {
  product: Product
  codes: readonly PriceCodeOption[]
  firstCode: number | undefined
  /** Opens with one usual size run in the fullest store. */
  startsWithRun?: boolean
  onAdd: (request: AddRequest) => Promise<void>
  onClose: () => void
}) {
  const { product, changed, refresh } = useStockNow(shown)
  const grid = useAddProduct(product, codes, firstCode, onAdd, refresh)
  const sizes = sizesOf(product)
  const mainRow = grid.rows[0]?.id ?? 0
  const runs = useRunChoice(product, (run, times) => grid.fill(mainRow, run, times))
  const { chosen } = runs
  const [isStarted, setStarted] = useState(!startsWithRun)
  if (!isStarted && chosen) {
    setStarted(true)
    runs.onRun(chosen, 1)
  }
  const refusal = useRefusal(product, grid)
  const submit = async (mode: AddRequest['mode']) => {
    if (mode === 'exact' && refusal !== null) return
    if (await grid.submit(mode)) onClose()
  }
  const clear = () => {
    runs.onClear()
    grid.clear()
  }
  const t = useTexts()
  return (
    <AppDialog
      title={t('product.add_title')}
      onClose={onClose}
      width={860}
      isModal
      onSubmit={() => void submit('exact')}
      footer={<Footer grid={grid} refusal={refusal} onAdd={() => void submit('exact')} onClose={onClose} />}
    >
      <div className="ad-stack">
        <div className="ad-add__head">
          <ProductPicture url={product.photos[0]} name={product.name} />
          <div className="ad-add__what">
            <h3>{product.name}</h3>
            <p className="ad-soft">
              <Dots>{describe(product, t)}</Dots>
            </p>
          </div>
          <PriceChoice
            product={product}
            codes={codes}
            price={grid.price}
            refused={grid.refused?.error.errors['price']}
            valueOf={(codeId) => priceForCode(product, codeId)}
            onChange={grid.setPrice}
          />
        </div>
        <SizeRuns product={product} {...runs} onClear={clear} />
        <SizeMatrix
          caption={product.name}
          rowsLabel={t('product.stores')}
          sizes={sizes}
          rows={grid.rows}
          quantities={grid.quantities}
          changed={changed}
          onChange={grid.type}
          onFill={(rowId) => grid.fill(rowId, chosen?.sizes ?? [], 1)}
          onSubmit={() => void submit('exact')}
        />
        <AddProductNotices
          grid={grid}
          sizes={sizes}
          hasChanged={changed.size > 0}
          onAvailable={() => void submit('available')}
        />
      </div>
    </AppDialog>
  )
}
