import { Button } from '@blueprintjs/core'
import { listCategories } from '@deportivo/contracts/catalogue'
import type { Product } from '@deportivo/contracts/products'
import type { CallError } from '../../shared/call-error.ts'
import { useTexts } from '../../shared/texts.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { AppDialog } from '../../shared/ui/app-dialog.tsx'
import { ProductPicture } from '../../shared/ui/product-picture.tsx'
import { SizeMatrix } from '../../shared/ui/size-matrix.tsx'
import { useList } from '../../shared/use-list.ts'
import { PriceChoice, type PriceCodeOption } from './price-choice.tsx'
import { priceForCode } from './price-for.ts'
import { sizesOf } from './size-grid.ts'
import { SizeRuns } from './size-runs.tsx'
import { describe } from './describe.ts'
import { useAddProduct, type AddRequest } from './use-add-product.ts'
import './add-product-dialog.css'

function Refused({ error, onAvailable }: { error: CallError; onAvailable: () => void }) {
  const t = useTexts()
  const short = Object.entries(error.errors)
  const isShortage = short.some(([field]) => field.startsWith('sizes.'))
  return (
    <div className="ad-add__refused" role="alert">
      <strong>{error.said ?? (error.key && t(error.key))}</strong>
      {short.length > 0 && (
        <ul>
          {short.map(([field, said]) => (
            <li key={field}>{said}</li>
          ))}
        </ul>
      )}
      {isShortage && (
        <Button size="small" onClick={onAvailable}>
          {t('product.add_available')}
        </Button>
      )}
    </div>
  )
}

/** The usual size run of the product's category; empty where it has none. */
function useSizeRun(product: Product) {
  const categories = useList(listCategories, { query: { top: 200, orderBy: 'orden' } }).rows
  return categories?.find(({ id }) => id === product.category_id)?.curve ?? []
}

/** How many pairs of which size, from which store, at which price: then into the order, all at once. */
export function AddProductDialog({
  product,
  codes,
  firstCode,
  onAdd,
  onClose,
}: {
  product: Product
  codes: readonly PriceCodeOption[]
  firstCode: number | undefined
  onAdd: (request: AddRequest) => Promise<void>
  onClose: () => void
}) {
  const t = useTexts()
  const run = useSizeRun(product)
  const grid = useAddProduct(product, codes, firstCode, onAdd)
  const sizes = sizesOf(product)
  const mainRow = grid.rows[0]?.id ?? 0
  const names = new Map(sizes.map(({ id, name }) => [id, name]))
  const hint = t('product.run_hint', {
    category: product.category_name,
    run: run.map(({ size_id, quantity }) => `${names.get(size_id) ?? ''}×${quantity}`).join(' · '),
  })
  const refusal = grid.units === 0 ? t('product.nothing') : grid.isTooMany ? t('product.too_many') : null
  const submit = async (mode: AddRequest['mode']) => {
    if (refusal === null && (await grid.submit(mode))) onClose()
  }
  return (
    <AppDialog
      title={t('product.add_title')}
      onClose={onClose}
      width={860}
      isModal
      footer={
        <>
          <span className={`ad-dialog__note${grid.isTooMany ? '' : ' ad-keys-hint'}`} role="status">
            {grid.isTooMany ? refusal : t('product.keyboard')}
          </span>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <ActionButton
            intent="primary"
            reason={refusal}
            loading={grid.isAdding}
            onClick={() => void submit('exact')}
          >
            {grid.units === 0 ? t('product.add') : t('product.add_units', { count: grid.units })}
          </ActionButton>
        </>
      }
    >
      <div className="ad-stack">
        <div className="ad-add__head">
          <ProductPicture url={product.photos[0]} name={product.name} />
          <div className="ad-add__what">
            <h3>{product.name}</h3>
            <p className="ad-soft">{describe(product, t)}</p>
          </div>
          <PriceChoice
            product={product}
            codes={codes}
            price={grid.price}
            valueOf={(codeId) => priceForCode(product, codeId)}
            onChange={grid.setPrice}
          />
        </div>
        <SizeRuns
          hasRun={run.length > 0}
          hint={hint}
          times={grid.times}
          onTimes={(times) => grid.fill(mainRow, run, times)}
          onOneOfEach={() =>
            grid.fill(
              mainRow,
              sizes.map(({ id }) => ({ size_id: id, quantity: 1 })),
              1,
            )
          }
          onClear={grid.clear}
        />
        <SizeMatrix
          caption={product.name}
          rowsLabel={t('product.stores')}
          sizes={sizes}
          rows={grid.rows}
          quantities={grid.quantities}
          onChange={grid.type}
          onFill={(rowId) => grid.fill(rowId, run, 1)}
          onSubmit={() => void submit('exact')}
        />
        {grid.refused && <Refused error={grid.refused} onAvailable={() => void submit('available')} />}
      </div>
    </AppDialog>
  )
}
