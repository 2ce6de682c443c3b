import type { Key, ReactNode, RefObject } from 'react'
import type { PageSelection } from '../selection/use-page-selection.ts'

export interface Column<R> {
  id: string
  header: string
  cell: (row: R) => ReactNode
  /** `end` for numbers, `tight` takes only the room it needs. */
  align?: 'end' | 'tight'
  /**
   * On a phone: `main` is the card's title, `actions` stands in its corner; others carry their header as label. The lines of a
   * `text` may break.
   */
  role?: 'main' | 'actions' | 'text' | 'step'
  /** In pixels. Where all columns have one, none moves when the rows change. */
  width?: number
  /** The width it may shrink to before the table has no room. */
  least?: number
  /** The field its head sorts by. */
  orderBy?: string
}

export interface TableProps<R> {
  columns: readonly Column<R>[]
  rowKey: (row: R) => Key
  isSelected?: (row: R) => boolean
  /** Dealt with, and about to go. */
  isDone?: ((row: R) => boolean) | undefined
  /** Ticks, Space and Shift; without it nothing can be chosen. */
  selection?: PageSelection<R>
  /** What Enter does on a row. */
  onOpen?: (row: R) => void
  /** What stands open below a row; null: nothing. */
  detail?: ((row: R) => ReactNode) | undefined
}

export interface RowListProps<R> extends TableProps<R> {
  rows: readonly R[]
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>
}
