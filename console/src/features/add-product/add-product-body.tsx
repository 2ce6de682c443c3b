import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { SizeMatrix } from '../../entities/product/size-matrix/size-matrix.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { AddProductNotices } from './add-product-notices.tsx'
import { describe } from '../../entities/product/describe.ts'
import { PriceChoice, type PriceCodeOption } from './price-choice.tsx'
import { priceForCode } from '../../entities/product/prices/price-for.ts'
import { SizeRuns } from '../../entities/product/sizes/size-runs.tsx'
import type { AddForm } from './use-add-form.ts'
import '../../entities/product/product-summary.css'
import './add-product.css'

/** The button that adds what was typed. */
export function AddButton({ form: { grid, refusal, submit } }: { form: AddForm }) {
  const t = useTexts()
  return (
    <ActionButton
      intent="primary"
      reason={refusal}
      loading={grid.isAdding}
      onClick={() => void submit('exact')}
    >
      {grid.units === 0 ? t('product.add') : t('product.add_units', { count: grid.units })}
    </ActionButton>
  )
}

/** Price, size runs and the matrix of sizes by store. */
export function AddProductBody({
  form,
  codes,
  codeNote,
  isNamed = false,
}: {
  form: AddForm
  codes: readonly PriceCodeOption[]
  codeNote?: ReactNode
  /** The product's name stands above it already. */
  isNamed?: boolean
}) {
  const t = useTexts()
  const { product, changed, grid, sizes, runs, submit } = form
  return (
    <div className="ad-stack">
      <div className="ad-product-summary">
        <ProductPicture url={product.photos[0]} name={product.name} />
        <div className="ad-product-summary__what">
          {!isNamed && <h3>{product.name}</h3>}
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
      {codeNote}
      <SizeRuns product={product} {...runs} onClear={form.clear} />
      <SizeMatrix
        caption={product.name}
        rowsLabel={t('product.stores')}
        sizes={sizes}
        rows={grid.rows}
        quantities={grid.quantities}
        most={HIGHEST_QUANTITY}
        changed={changed}
        onChange={grid.type}
        onFill={(rowId) => grid.fill(rowId, runs.chosen?.sizes ?? [], 1)}
        onSubmit={() => void submit('exact')}
      />
      <AddProductNotices
        grid={grid}
        sizes={sizes}
        hasChanged={changed.size > 0}
        onAvailable={() => void submit('available')}
      />
    </div>
  )
}
