import { Cross } from '@blueprintjs/icons'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { useFormats } from '../language/use-formats.ts'
import { Segments } from '../ui/controls/segments.tsx'
import { useIsRevealed } from '../ui/status/reveal-once-loaded.tsx'
import '../list/filters/filter-bar.css'
import './detail-section.css'

/** What narrows the list; a press widens it. */
export interface DetailChip {
  name: string
  text: string
  onRemove: () => void
}

interface Choice<Id extends string> {
  label: string
  ids: readonly Id[]
  value: Id
  onPick: (id: Id) => void
  textOf: (id: Id) => string
}

/** What is behind the figures of a report, listed on its page. An opened figure brings it into view. */
export function DetailSection<Id extends string>({
  title,
  total,
  opened,
  choice,
  chips,
  children,
}: {
  title: string
  /** How many there are; undefined until they are read. */
  total: number | undefined
  /** The figure that was opened; null: the page was. */
  opened: string | null
  choice: Choice<Id>
  chips: readonly DetailChip[]
  children: ReactNode
}) {
  const t = useTexts()
  const { count } = useFormats()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const isRevealed = useIsRevealed()
  useEffect(() => {
    if (opened !== null && isRevealed) section.current?.scrollIntoView({ block: 'start' })
  }, [opened, isRevealed])
  const { label, ids, value, onPick, textOf } = choice
  return (
    <section ref={section} className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <header className="ad-detail__head">
        <h2 id={titleId}>
          {title} {total !== undefined && <span className="ad-num ad-soft">{count(total)}</span>}
        </h2>
        <Segments label={label} ids={ids} value={value} onPick={onPick}>
          {textOf}
        </Segments>
      </header>
      <div className="ad-chips ad-no-print">
        {chips.map(({ name, text, onRemove }) => (
          <button
            key={name}
            type="button"
            className="ad-chip"
            aria-label={t('list.remove_filter', { filter: text })}
            onClick={onRemove}
          >
            {text}
            <Cross size={12} />
          </button>
        ))}
      </div>
      {children}
    </section>
  )
}
