import { Button } from '@blueprintjs/core'
import { listCountLines, MOST_UNITS, type StockCount } from '@deportivo/contracts/catalogue/counts'
import { getProduct, suggestProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { isBlocked } from '../../shared/form/submit/blocked.ts'
import { quantitiesBlocked } from '../../shared/form/whole/quantities-blocked.ts'
import { SearchBox } from '../../shared/list/filters/search-box.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { SizeQuantities } from '../../entities/product/sizes/size-quantities.tsx'
import { typedSizes, type TypedSizes } from '../../entities/product/sizes/typed-sizes.ts'
import type { Counting } from './use-counting.ts'
import './count.css'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'

function FoundProducts({ search, onPick }: { search: string; onPick: (id: number) => void }) {
  const t = useTexts()
  const { data } = useFound(suggestProducts, search === '' ? null : { query: { search } }, {
    keepPrevious: true,
  })
  if (search === '' || data === undefined) return null
  if (data.length === 0) return <p className="ad-soft">{t('products.none')}</p>
  return (
    <ul className="ad-plain-list">
      {data.map(({ id, name, reference_name, color_name }) => (
        <li key={id}>
          <Button fill alignText="start" variant="minimal" size="large" onClick={() => onPick(id)}>
            {name} <span className="ad-soft">{`${reference_name} · ${color_name}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** All that there are of each size, typed; an empty size is not counted. */
function SizesOf({
  product,
  count,
  typed,
  onType,
}: {
  product: Product
  count: StockCount
  typed: TypedSizes
  onType: (typed: TypedSizes) => void
}) {
  const { rows = [] } = useList(listCountLines, {
    params: { id: count.id },
    query: { filter: `product_id:${product.id},show:counted`, top: 200 },
  })
  const countedOf = (sizeId: number) => rows.find(({ size_id }) => size_id === sizeId)?.counted
  return (
    <SizeQuantities
      product={product}
      typed={typed}
      placeholderOf={countedOf}
      most={MOST_UNITS}
      onType={onType}
    />
  )
}

/** Finds a product by its name, and counts its sizes by typing how many there are. */
export function CountByHand({
  count,
  onCount,
  onClose,
}: {
  count: StockCount
  onCount: Counting['count']
  onClose: () => void
}) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [productId, setProductId] = useState<number | null>(null)
  const [typed, setTyped] = useState<TypedSizes>({})
  const { data: product } = useFound(getProduct, productId === null ? null : { params: { id: productId } })
  const entries =
    productId === null
      ? []
      : typedSizes(typed).map((size) => ({ product_id: productId, kind: 'set' as const, ...size }))
  const blocked =
    productId === null ? { missing: [t('product.name')] } : quantitiesBlocked(Object.values(typed), t)
  useUnsaved(entries.length > 0)
  const save = () => {
    if (isBlocked(blocked)) return
    onCount(...entries)
    onClose()
  }
  const pick = (id: number | null) => {
    setProductId(id)
    setTyped({})
  }
  return (
    <AppDialog
      title={product?.name ?? t('count.by_hand')}
      width={560}
      isModal
      onClose={onClose}
      onSubmit={save}
      footer={
        <DialogFoot onClose={onClose}>
          <SubmitButton text={t('count.save_sizes')} {...blocked} isBusy={false} onClick={save} />
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {product ? (
          <>
            <div>
              <Button onClick={() => pick(null)}>{t('count.other_product')}</Button>
            </div>
            <p className="ad-soft">{t('count.sizes_help')}</p>
            <SizesOf product={product} count={count} typed={typed} onType={setTyped} />
          </>
        ) : (
          <>
            <SearchBox
              autoFocus
              label={t('products.search')}
              placeholder={t('products.search_placeholder')}
              value={search}
              onSearch={setSearch}
            />
            <FoundProducts search={search} onPick={pick} />
          </>
        )}
      </div>
    </AppDialog>
  )
}
