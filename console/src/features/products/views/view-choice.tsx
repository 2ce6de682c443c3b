import { GridView, ListColumns, Th } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Segments } from '../../../shared/ui/controls/segments.tsx'
import { PRODUCT_VIEWS, type ProductView } from './use-product-view.ts'

const ICONS: Readonly<Record<ProductView, ReactNode>> = {
  cards: <GridView size={14} />,
  table: <ListColumns size={14} />,
  matrix: <Th size={14} />,
}

/** Cards, table or size matrix. */
export function ViewChoice({ view, onChange }: { view: ProductView; onChange: (view: ProductView) => void }) {
  const t = useTexts()
  return (
    <Segments label={t('products.view')} ids={PRODUCT_VIEWS} value={view} onPick={onChange}>
      {(one) => (
        <>
          {ICONS[one]} {t(`products.view_${one}`)}
        </>
      )}
    </Segments>
  )
}
