import { useMemo, useRef, type Key } from 'react'
import { rangeOf } from './picked.ts'
import type { Selection } from './use-selection.ts'

/** The selection as one page of rows deals with it. */
export interface PageSelection<R> {
  has: (row: R) => boolean
  nameOf: (row: R) => string
  isWhole: boolean
  isPart: boolean
  togglePage: (isOn: boolean) => void
  /** A row was pressed; with Shift, all from the one pressed before it. */
  press: (index: number, isOn: boolean, withRange: boolean) => void
  /** Shift walked from one row to the next: both are chosen. */
  extend: (from: number, to: number) => void
}

export function usePageSelection<R>(
  rows: readonly R[] | undefined,
  { picked, toggle }: Selection<R>,
  keyOf: (row: R) => Key,
  nameOf: (row: R) => string,
): PageSelection<R> {
  const pressed = useRef<number | null>(null)
  return useMemo(() => {
    const page = rows ?? []
    const has = (row: R) => picked.has(keyOf(row))
    const count = page.filter(has).length
    return {
      has,
      nameOf,
      isWhole: count > 0 && count === page.length,
      isPart: count > 0 && count < page.length,
      togglePage: (isOn) => toggle(page, isOn),
      press(index, isOn, withRange) {
        toggle(rangeOf(page, withRange ? (pressed.current ?? index) : index, index), isOn)
        pressed.current = index
      },
      extend(from, to) {
        toggle(rangeOf(page, from, to), true)
        pressed.current = to
      },
    }
  }, [rows, picked, toggle, keyOf, nameOf])
}
