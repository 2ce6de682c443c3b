import { useCallback, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import './print-sheet.css'

/** A sheet of the office printer, or the 80 mm roll of the counter; 24 labels on a sheet, or one of 50 × 25 mm on a roll. */
export type PaperFormat = 'a4' | 'roll' | 'labels' | 'label'

/** Which paper is printed on, and the printing itself. The sheet is drawn on the paper before the browser is asked. */
export function usePaper() {
  const [format, setFormat] = useState<PaperFormat>('a4')
  const printOn = useCallback((paper: PaperFormat) => {
    flushSync(() => setFormat(paper))
    window.print()
  }, [])
  return { format, printOn }
}

/** What the paper shows instead of the screen, whether a button or the browser's own menu prints. */
export function PrintSheet({ format, children }: { format: PaperFormat; children: ReactNode }) {
  return createPortal(<div className={`ad-print ad-print--${format}`}>{children}</div>, document.body)
}
