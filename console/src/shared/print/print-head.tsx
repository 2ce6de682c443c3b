import { memo, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../language/texts.tsx'
import { useFormats } from '../language/use-formats.ts'
import { serverNow } from '../net/clock.ts'
import { useSession } from '../session/session.tsx'
import './print-sheet.css'

/** The time on the paper is that of printing, not that at which the page was opened. */
function usePrintedAt(): number {
  const [at, setAt] = useState(serverNow)
  useEffect(() => {
    const onPrint = () => flushSync(() => setAt(serverNow()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return at
}

/** The first line of every paper: whose it is, who printed it, and when. The layout has one for pages printed as they stand. */
export const PrintHead = memo(function PrintHead() {
  const t = useTexts()
  const { instant } = useFormats()
  const { user } = useSession()
  const at = usePrintedAt()
  return (
    <p className="ad-print-head">
      <strong>
        <bdi>{user.company_name ?? t('app.title')}</bdi>
      </strong>
      <span>{t('print.by', { name: user.data.displayName, at: instant(at) })}</span>
    </p>
  )
})

/** Shown on paper in words, where the screen has controls. */
export const PrintAbout = ({ children }: { children: ReactNode }) => (
  <p className="ad-print-about">{children}</p>
)
