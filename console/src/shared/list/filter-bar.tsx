import { Button } from '@blueprintjs/core'
import { Cross, Filter } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.tsx'
import { NARROW, useMedia } from '../use-media.ts'
import './filter-bar.css'

export interface Chip {
  id: string
  label: string
  onRemove: () => void
}

function Chips({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) {
  const t = useTexts()
  if (chips.length === 0) return null
  return (
    <div className="ad-chips">
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className="ad-chip"
          aria-label={t('list.remove_filter', { filter: chip.label })}
          onClick={chip.onRemove}
        >
          {chip.label}
          <Cross size={12} />
        </button>
      ))}
      <Button variant="minimal" size="small" onClick={onClear}>
        {t('list.clear_filters')}
      </Button>
    </div>
  )
}

/** Search, filters and what is active of them. On a phone the filters fold behind one button. */
export function FilterBar({
  search,
  children,
  more,
  chips,
  onClear,
  end,
}: {
  search?: ReactNode
  children?: ReactNode
  /** Filters that few people need: behind 'Más filtros'. */
  more?: ReactNode
  chips: readonly Chip[]
  onClear: () => void
  end?: ReactNode
}) {
  const t = useTexts()
  const isNarrow = useMedia(NARROW)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const inline = isNarrow ? null : children
  const folded = isNarrow ? children : null
  const hasPanel = Boolean(more ?? folded)
  const count = isNarrow ? chips.length : 0
  const label =
    count > 0 ? t('list.filters_count', { count }) : t(isNarrow ? 'list.filters' : 'list.more_filters')
  return (
    <div className="ad-filters" role="search">
      <div className="ad-filters__row">
        {search}
        {inline}
        {hasPanel && (
          <Button
            icon={<Filter />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        )}
        {end}
        {hasPanel && isOpen && (
          <div id={panelId} className="ad-filters__panel">
            {folded}
            {more}
          </div>
        )}
      </div>
      <Chips chips={chips} onClear={onClear} />
    </div>
  )
}
