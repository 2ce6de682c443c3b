import { Button } from '@blueprintjs/core'
import { Error as ErrorGlyph } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { isServerThere, whenServerIsBack } from '../../shared/net/server-there.ts'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { EmptyState } from '../../shared/ui/status/states.tsx'

type Cause = 'broken' | 'new_release' | 'away'

const WORDS: Record<Cause, readonly [title: TextKey, text: TextKey]> = {
  broken: ['state.broken', 'state.broken_text'],
  new_release: ['state.new_release', 'state.new_release_text'],
  away: ['state.away', 'state.away_text'],
}

/** A newer release has other file names: a page that can't be loaded is usually cured by loading the console anew. */
const isLoadFailure = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|unable to preload css/i.test(error.message)

/** Loads the console anew as soon as its server is back. */
const useReturn = (isAway: boolean): void =>
  useEffect(() => (isAway ? whenServerIsBack(() => location.reload()) : undefined), [isAway])

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
