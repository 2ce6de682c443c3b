import type { Product } from '@deportivo/contracts/catalogue/products'
import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useState } from 'react'
import {
  matrixKey,
  SizeMatrix,
  type MatrixRow,
  type Quantities,
} from '../../entities/product/size-matrix/size-matrix.tsx'
import { areSomeNotWhole } from '../../shared/form/whole/whole-number.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { describe } from '../../entities/product/describe.ts'
import { filledRow } from '../../entities/product/sizes/size-grid.ts'
import { SizeRuns } from '../../entities/product/sizes/size-runs.tsx'
import { useRunChoice } from '../../entities/product/sizes/use-run-choice.ts'
import { useStockNow } from '../../entities/product/sizes/use-stock-now.ts'
import type { ProductSizes } from './use-transfer-lines.ts'

/** The origin as the only row: what it has of each size. */
const originRow = (product: Product, { from_store, from_store_name }: Transfer): MatrixRow => ({
  id: from_store,
  name: from_store_name,
  available: new Map(
    product.stores.find(({ id }) => id === from_store)?.sizes.map(({ id, quantity }) => [id, quantity]),
  ),
})

const startOf = ({ from_store, lines }: Transfer, product_id: number): Quantities =>
  Object.fromEntries(
    lines
      .filter((line) => line.product_id === product_id)
      .map(({ size_id, quantity }) => [matrixKey(from_store, size_id), quantity]),
  )

/** How many units of which size of a product go from the origin. */
export function SizesDialog({
  transfer,
  product: shown,
  onSave,
  isSaving,
  onClose,
}: {
  transfer: Transfer
  product: Product
  onSave: (sizes: ProductSizes) => Promise<boolean>
  isSaving: boolean
  onClose: () => void
}) {
  const t = useTexts()
  const { product, changed } = useStockNow(shown)
  const row = originRow(product, transfer)
  const sizes = product.sizes.filter(({ id }) => row.available.has(id))
  const [start] = useState(() => startOf(transfer, product.id))
  const [quantities, setQuantities] = useState(start)
  const type = (typed: Quantities) => setQuantities((now) => ({ ...now, ...typed }))
  const runs = useRunChoice(product, (run, times) => type(filledRow(row, run, times)))
  useUnsaved(quantities !== start && !isSaving)
  const chosen = sizes.map(({ id: size_id }) => ({
    size_id,
    quantity: quantities[matrixKey(row.id, size_id)] ?? 0,
  }))
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const isShort = chosen.some(({ size_id, quantity }) => quantity > (row.available.get(size_id) ?? 0))
  const refusal = areSomeNotWhole(Object.values(quantities))
    ? t('whole.some_refused')
    : units === 0
      ? t('product.nothing')
      : isShort
        ? t('product.too_many')
        : null
  const submit = async () => {
    if (refusal === null && (await onSave({ product_id: product.id, sizes: chosen }))) onClose()
  }
  return (
    <AppDialog
      title={product.name}
      width={720}
      isModal
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <DialogFoot onClose={onClose}>
          <ActionButton intent="primary" reason={refusal} loading={isSaving} onClick={() => void submit()}>
            {t('common.save')}
          </ActionButton>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <p className="ad-soft">
          <Dots>{describe(product, t)}</Dots>
        </p>
        {sizes.length === 0 ? (
          <p>{t('transfer.nothing_in_origin', { store: row.name })}</p>
        ) : (
          <>
            <SizeRuns product={product} {...runs} />
            <SizeMatrix
              caption={product.name}
              rowsLabel={t('transfer.from_store')}
              sizes={sizes}
              rows={[row]}
              quantities={quantities}
              most={MOST_UNITS}
              changed={changed}
              onChange={type}
              onFill={() => runs.chosen && runs.onRun(runs.chosen, 1)}
              onSubmit={() => void submit()}
            />
          </>
        )}
      </div>
    </AppDialog>
  )
}
