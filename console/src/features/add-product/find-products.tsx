import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useCallback, useState, type ReactNode } from 'react'
import { revalidate } from '../../shared/net/use-found.ts'
import { useSession } from '../../shared/session/session.tsx'
import { AddProductDialog } from './add-product-dialog.tsx'
import { ProductSearch } from '../../entities/product/search/product-search.tsx'
import { SALE_VIEWS } from '../../entities/product/search/use-product-view.ts'
import type { AddRequest } from './use-add-product.ts'

/** Finds products, those that sell most first, and adds sizes of one of them. */
export function FindProducts({
  firstCode,
  codeNote,
  startsWithRun,
  onAdd,
}: {
  firstCode: number | undefined
  codeNote?: ReactNode
  startsWithRun: boolean
  onAdd: (request: AddRequest) => Promise<unknown>
}) {
  const { user } = useSession()
  const [picked, setPicked] = useState<Product | null>(null)
  const addAndCount = useCallback(
    async (request: AddRequest) => {
      await onAdd(request)
      // The stock on the cards is less by what was just held.
      await revalidate(searchProducts)
    },
    [onAdd],
  )
  return (
    <>
      <ProductSearch views={SALE_VIEWS} isBestFirst isNarrow onPick={setPicked} />
      {picked && (
        <AddProductDialog
          key={picked.id}
          product={picked}
          codes={user.codes}
          firstCode={firstCode}
          codeNote={codeNote}
          startsWithRun={startsWithRun}
          onAdd={addAndCount}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  )
}
