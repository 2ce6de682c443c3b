import type { JSX } from 'react'

/** What may be done with one row. */
export interface RowStep {
  text: string
  icon?: JSX.Element
  /** Also a button with its icon while the row is hovered or focused; the others are in its menu alone. */
  isMain?: boolean
  tone?: 'danger'
  /** Why it can't be done now. */
  reason?: string | null
  onSelect: () => void
}

/** A step for users who may do it. */
export const only = (may: boolean, step: RowStep): RowStep[] => (may ? [step] : [])
