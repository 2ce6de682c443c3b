/** Rows that a page key goes over. */
const PAGE_STEP = 10

/** Where a key leads from a row; null: it isn't a key of the rows. */
export function rowAfter(key: string, from: number, count: number): number | null {
  const last = count - 1
  const within = (index: number) => Math.max(0, Math.min(last, index))
  switch (key) {
    case 'ArrowDown':
      return within(from + 1)
    case 'ArrowUp':
      return within(from - 1)
    case 'PageDown':
      return within(from + PAGE_STEP)
    case 'PageUp':
      return within(from - PAGE_STEP)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
