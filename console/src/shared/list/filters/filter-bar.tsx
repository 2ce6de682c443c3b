import { Button } from '@blueprintjs/core'
import { Cross, Filter } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { PrintAbout } from '../../print/print-head.tsx'
import './filter-bar.css'
import { FilterSheet } from './filter-sheet.tsx'

export interface Chip {
  id: string
  label: string
  onRemove: () => void
}

function Chips({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) {
  const t = useTexts()
  if (chips.length === 0) return null
  const inWords = chips.map(({ label }) => label).join('; ')
  return (
    <>
      <PrintAbout>{t('list.chip', { label: t('list.filters'), value: inWords })}</PrintAbout>
      <div className="ad-chips ad-no-print">
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
    </>
  )
}

interface Folded {
  /** What stands behind the button. */
  children: ReactNode
  /** How many filters are active. */
  count: number
  onClear: () => void
}

/** On a phone: all filters, in a sheet. */
function Sheet({ children, count, onClear }: Folded) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const title = count > 0 ? t('list.filters_count', { count }) : t('list.filters')
  return (
    <>
      <Button icon={<Filter />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <FilterSheet title={title} onClear={count > 0 ? onClear : undefined} onClose={() => setOpen(false)}>
          {children}
        </FilterSheet>
      )}
    </>
  )
}

/** Search, filters and what is active of them. Those that few people need fold; on a phone all lie in a sheet. */
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
  return (
    <div className="ad-filters" role="search">
      <div className="ad-filters__row">
        {search}
        {!isNarrow && children}
        {isNarrow && Boolean(children ?? more) && (
          <Sheet count={chips.length} onClear={onClear}>
            {children}
            {more}
          </Sheet>
        )}
        {!isNarrow && more && (
          <Button
            className="ad-filters__more"
            icon={<Filter />}
            title={t('list.more_filters')}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('list.more_filters')}
          </Button>
        )}
        {end}
        {!isNarrow && more && isOpen && (
          <div id={panelId} className="ad-filters__panel">
            {more}
          </div>
        )}
      </div>
      <Chips chips={chips} onClear={onClear} />
    </div>
  )
}
