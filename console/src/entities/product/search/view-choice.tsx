import { GridView, ListColumns, Th } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Segments } from '../../../shared/ui/controls/segments.tsx'
import type { ProductView, ProductViewState } from './use-product-view.ts'

const ICONS: Readonly<Record<ProductView, ReactNode>> = {
  cards: <GridView size={14} />,
  table: <ListColumns size={14} />,
  matrix: <Th size={14} />,
}

/** Cards, table or size matrix; `v` goes on to the next. */
export function ViewChoice({ state: { ids, view, setView } }: { state: ProductViewState }) {
  const t = useTexts()
  useKeys({ v: () => setView(ids[(ids.indexOf(view) + 1) % ids.length] ?? ids[0]) })
  return (
    <Segments label={t('products.view')} ids={ids} value={view} onPick={setView}>
      {(one) => (
        <>
          {ICONS[one]} {t(`products.view_${one}`)}
        </>
      )}
    </Segments>
  )
}
