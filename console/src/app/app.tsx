import { OverlaysProvider } from '@blueprintjs/core'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { clearCachedLists } from '../shared/net/cached-lists.ts'
import { usePreferences } from '../shared/preferences/preferences.ts'
import { isOfThisSession } from '../shared/net/cache-key.ts'
import { RETRIES } from '../shared/net/retries.ts'
import { sessionNumber } from '../shared/session/session-end.ts'
import { TextsProvider } from '../shared/language/texts.tsx'
import { Toaster } from '../shared/ui/toaster/toaster.tsx'
import { applyAppearance } from './preferences/appearance.ts'
import { router } from './router/router.tsx'

// What one person read must not be shown to the next, nor stay in memory.
sessionNumber.subscribe(() => {
  clearCachedLists()
  void mutate((key) => !isOfThisSession(key), undefined, { revalidate: false })
})

const DATA = { ...RETRIES, dedupingInterval: 500, focusThrottleInterval: 10_000 }

export function App() {
  const preferences = usePreferences()
  useEffect(() => applyAppearance(preferences), [preferences])
  return (
    <TextsProvider>
      <SWRConfig value={DATA}>
        <OverlaysProvider>
          <RouterProvider router={router} />
          <Toaster />
        </OverlaysProvider>
      </SWRConfig>
    </TextsProvider>
  )
}
