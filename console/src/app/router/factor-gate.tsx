import { lazy, Suspense, useState, type ReactNode } from 'react'
import { LoadingPage } from '../../pages/shell/loading-page.tsx'
import { loadTexts } from '../../shared/language/texts.tsx'

const FactorFirstPage = lazy(async () => {
  const [page] = await Promise.all([import('../../pages/auth/factor-first-page.tsx'), loadTexts()])
  return { default: page.FactorFirstPage }
})

/** Nothing is behind it for users who must first set up a second factor. */
export function FactorGate({
  mustSetUp,
  onDone,
  children,
}: {
  mustSetUp: boolean
  onDone: () => void
  children: ReactNode
}) {
  const [isSettingUp, setSettingUp] = useState(false)
  // The session already knows of the factor while its recovery codes are on screen, this once.
  if (!mustSetUp && !isSettingUp) return children
  return (
    <Suspense fallback={<LoadingPage />}>
      <FactorFirstPage isSettingUp={isSettingUp} onSettingUp={setSettingUp} onDone={onDone} />
    </Suspense>
  )
}
