import { createContext, useContext, useState, type ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { later } from '../../../shared/ui/later.tsx'
import type { StockNumber } from './why-dialog.tsx'
import './explained-stock.css'

const WhyDialog = later(() => import('./why-dialog.tsx').then((part) => part.WhyDialog))

/** Explains the units of a store; null where numbers are shown without. */
const Explain = createContext<((number: StockNumber) => void) | null>(null)

/** Its `StoreUnits` explain their number when they are pressed. */
export function ExplainedStock({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<StockNumber | null>(null)
  return (
    <>
      <Explain value={setShown}>{children}</Explain>
      {shown && <WhyDialog of={shown} onClose={() => setShown(null)} />}
    </>
  )
}

/** What a store has of a size, as a text; pressed, why it has so many. */
export function StoreUnits({ of, children }: { of: StockNumber; children: ReactNode }) {
  const t = useTexts()
  const explain = useContext(Explain)
  if (!explain) return <span>{children}</span>
  const values = { count: of.available, size: of.size.name, store: of.store.name }
  return (
    <button
      type="button"
      className="ad-store-units"
      title={t('stock.why_of', values)}
      onClick={() => explain(of)}
    >
      {children}
    </button>
  )
}
