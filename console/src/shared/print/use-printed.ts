import { useEffect, useState } from 'react'
import { reportError } from '../toasts/report-error.ts'

/**
 * Reads what is printed and, once it is drawn, prints it; then, or where there is nothing to print, `onDone` removes it.
 * `read` and `onDone` stay the same functions while it lasts.
 */
export function usePrinted<Page>(
  read: () => Promise<readonly Page[]>,
  { onNone, onDone }: { onNone?: () => void; onDone: () => void },
): readonly Page[] {
  const [pages, setPages] = useState<readonly Page[]>([])
  useEffect(() => {
    let isCurrent = true
    const shown = (found: readonly Page[]) => {
      if (!isCurrent) return
      setPages(found)
      if (found.length > 0) return
      onNone?.()
      onDone()
    }
    read().then(shown, (error: unknown) => {
      reportError(error)
      onDone()
    })
    return () => {
      isCurrent = false
    }
  }, [read, onNone, onDone])
  // After the pages are drawn: their bar codes are effects of theirs, which come before this one.
  useEffect(() => {
    if (pages.length === 0) return
    window.print()
    onDone()
  }, [pages, onDone])
  return pages
}
