import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { LevelSteps } from './level-steps.tsx'
import type { Explanation } from './parts-of-level.ts'
import { UnitsElsewhere } from './units-elsewhere.tsx'
import './why.css'

/** A number of the stock: of which size in which store. */
export interface StockNumber {
  product_id: number
  size: { id: number; name: string }
  store: { id: number; name: string }
  available: number
}

function Proof({ proved, ledger_on_hand, ledger_held }: Explanation) {
  const t = useTexts()
  if (proved) return <p className="ad-soft">{t('stock.why_proved')}</p>
  const values = { on_hand: ledger_on_hand, held: ledger_held }
  return (
    <p role="alert" className="ad-why__wrong">
      {t('stock.why_not_proved', values)}
    </p>
  )
}

/** Why there are so many of a size in a store: what came, what left, who holds some, and where else there are some. */
export function WhyDialog({ of, onClose }: { of: StockNumber; onClose: () => void }) {
  const t = useTexts()
  const { product_id, size, store } = of
  const query = { product_id, size_id: size.id, store_id: store.id }
  const { data, error, refresh } = useFound(explainLevel, { query })
  return (
    <AppDialog
      title={t('stock.why', { count: data?.available ?? of.available })}
      width={620}
      onClose={onClose}
    >
      <div className="ad-stack">
        <p className="ad-soft">
          <Dots>
            {t('stock.why_size', { size: size.name })}
            <bdi>{store.name}</bdi>
          </Dots>
        </p>
        {data ? (
          <>
            <LevelSteps explanation={data} />
            <Proof {...data} />
            <UnitsElsewhere explanation={data} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={refresh} />
        ) : (
          <Skeleton height={220} />
        )}
      </div>
    </AppDialog>
  )
}
