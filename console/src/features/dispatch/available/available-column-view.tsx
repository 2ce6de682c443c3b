import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { AvailableCard } from './available-card.tsx'
import type { TakeableOrders } from './use-available-column.ts'
import '../tools/board.css'
import '../card/dispatch-card.css'

/** 'Disponibles': paid orders without an assistant, and 'Lo tomo'. */
export function AvailableColumnView({ open: { column, take } }: { open: TakeableOrders }) {
  const t = useTexts()
  const rows = useStore(column.cards)
  const count = rows.filter((row) => row.winner === null).length
  return (
    <section
      className="ad-bc ad-bc--available"
      aria-label={t('board.column', { name: t('board.available'), count })}
    >
      <header className="ad-bc__head">
        <h2>
          {t('board.available')} <span className="ad-bc__count ad-num">{count}</span>
        </h2>
        <p className="ad-bc__sums ad-soft">
          {t(rows.length === 0 ? 'board.available_none' : 'board.available_text')}
        </p>
      </header>
      <ul className="ad-bc__cards" role="list">
        {rows.map((row) => (
          <li key={row.card.id}>
            <AvailableCard row={row} onTake={take} />
          </li>
        ))}
      </ul>
    </section>
  )
}
