import { Button } from '@blueprintjs/core'
import { Error as ErrorGlyph } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { EmptyState } from '../../shared/ui/states.tsx'

type Cause = 'broken' | 'new_release' | 'away'

const WORDS: Record<Cause, readonly [title: TextKey, text: TextKey]> = {
  broken: ['state.broken', 'state.broken_text'],
  new_release: ['state.new_release', 'state.new_release_text'],
  away: ['state.away', 'state.away_text'],
}

/** A newer release has other file names: a page that can't be loaded is usually cured by loading the console anew. */
const isLoadFailure = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)

/** Whether loading the console anew would find it. */
const isServerThere = () =>
  fetch(paths.home, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const LOOK_AGAIN_MS = 2_000

/** Loads the console anew as soon as its server is back. */
function useReturn(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined
    const timer = setInterval(() => {
      void isServerThere().then((isThere) => {
        if (isThere) location.reload()
      })
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAway])
}

/** In place of a page that failed; the rest of the console goes on. */
export function BrokenPage() {
  const t = useTexts()
  const error = useRouteError()
  const [cause, setCause] = useState<Cause>(isLoadFailure(error) ? 'new_release' : 'broken')
  useEffect(() => {
    console.error(error)
    if (isLoadFailure(error))
      void isServerThere().then((isThere) => setCause(isThere ? 'new_release' : 'away'))
  }, [error])
  useReturn(cause === 'away')
  // A browser that reloads while the server is away has nothing left to show.
  const reload = async () => {
    if (await isServerThere()) location.reload()
    else setCause('away')
  }
  const [title, text] = WORDS[cause]
  return (
    <div role="alert">
      <EmptyState tone="danger" glyph={<ErrorGlyph size={22} />} title={t(title)} text={t(text)}>
        <Button intent="primary" onClick={() => void reload()}>
          {t('state.reload')}
        </Button>
      </EmptyState>
    </div>
  )
}
