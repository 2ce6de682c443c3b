import { GridView, ListColumns, Th } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PRODUCT_VIEWS, type ProductView } from './use-product-view.ts'
import '../../../shared/ui/controls/segments.css'

const ICONS: Readonly<Record<ProductView, ReactNode>> = {
  cards: <GridView size={14} />,
  table: <ListColumns size={14} />,
  matrix: <Th size={14} />,
}

/** Cards, table or size matrix. */
export function ViewChoice({ view, onChange }: { view: ProductView; onChange: (view: ProductView) => void }) {
  const t = useTexts()
  return (
    <div className="ad-segments" role="group" aria-label={t('products.view')}>
      {PRODUCT_VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onChange(one)}>
          {ICONS[one]} {t(`products.view_${one}`)}
        </button>
      ))}
    </div>
  )
}
