import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import './target-card.css'

export interface TargetCardProps {
  name: string
  /** What there is of what was set. */
  sums: string
  /** In per cent, with its words; null: nothing was set. */
  progress: { share: number; words: string; isBad: boolean } | null
  children?: ReactNode
  /** What the button that sets it is called, and does. */
  edit: { text: string; onEdit: () => void } | null
}

/** An amount that was set for a month, and how far it is. */
export function TargetCard({ name, sums, progress, children, edit }: TargetCardProps) {
  return (
    <li className="ad-card ad-card--padded ad-target" data-bad={progress?.isBad}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p className="ad-num ad-target__sums">{sums}</p>
      {progress && (
        <>
          <progress
            className="ad-target__bar"
            max={100}
            value={Math.min(100, Math.max(0, progress.share))}
            aria-label={name}
          />
          <p className="ad-target__share">{progress.words}</p>
        </>
      )}
      {children}
      {edit && (
        <Button onClick={edit.onEdit} aria-label={`${edit.text}: ${name}`}>
          {edit.text}
        </Button>
      )}
    </li>
  )
}

/** The month of a page, as `2026-03`, which is never empty, and what else heads its cards. */
export function TargetsHead({
  month,
  onMonth,
  children,
}: {
  month: string
  onMonth: (month: string) => void
  children?: ReactNode
}) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap ad-targets__head">
      <label className="ad-row">
        <span>{t('budget.month')}</span>
        <input
          className="bp6-input"
          type="month"
          value={month}
          required
          onChange={({ target }) => target.value && onMonth(target.value)}
        />
      </label>
      {children}
    </div>
  )
}
