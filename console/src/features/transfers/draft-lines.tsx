import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { EmptyState } from '../../shared/ui/status/states.tsx'
import { ProductSearch } from '../../entities/product/search/product-search.tsx'
import { SALE_VIEWS } from '../../entities/product/search/use-product-view.ts'
import { SizesDialog } from './sizes-dialog.tsx'
import { TransferLines } from './transfer-lines.tsx'
import { useProductSizes } from './use-transfer-lines.ts'

type DialogProps = Omit<Parameters<typeof SizesDialog>[0], 'product'>

/** The sizes of a product that is already in the transfer. */
function LoadedSizes({ productId, ...dialog }: DialogProps & { productId: number }) {
  const { data } = useFound(getProduct, { params: { id: productId } })
  return data ? <SizesDialog {...dialog} product={data} /> : null
}

/** The products of a draft, and the search that adds others. Every change is saved at once. */
export function DraftLines({
  transfer,
  onSaved,
  refresh,
}: {
  transfer: Transfer
  onSaved: (transfer: Transfer) => void
  refresh: () => void
}) {
  const t = useTexts()
  const { save, isSaving } = useProductSizes(transfer, onSaved, refresh)
  const [picked, setPicked] = useState<Product | number | null>(null)
  const dialog = { transfer, onSave: save, isSaving, onClose: () => setPicked(null) }
  return (
    <>
      {transfer.lines.length === 0 ? (
        <EmptyState isCompact title={t('transfer.no_lines')} text={t('transfer.no_lines_text')} />
      ) : (
        <TransferLines
          transfer={transfer}
          changes={{
            onChange: ({ product_id }) => setPicked(product_id),
            onRemove: ({ product_id }) => void save({ product_id, sizes: [] }),
          }}
        />
      )}
      <h2>{t('transfer.add_products')}</h2>
      <ProductSearch views={SALE_VIEWS} onPick={setPicked} />
      {typeof picked === 'number' && <LoadedSizes key={picked} {...dialog} productId={picked} />}
      {typeof picked === 'object' && picked && <SizesDialog key={picked.id} {...dialog} product={picked} />}
    </>
  )
}
