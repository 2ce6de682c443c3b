import { Button } from '@blueprintjs/core'
import { Error as ErrorGlyph } from '@blueprintjs/icons'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useTexts } from '../shared/texts.tsx'
import { EmptyState } from '../shared/ui/states.tsx'

/** A newer release has other file names: a page that can't be loaded is usually cured by loading the console anew. */
const isLoadFailure = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)

/** In place of a page that failed; the rest of the console goes on. */
export function BrokenPage() {
  const t = useTexts()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        glyph={<ErrorGlyph size={22} />}
        title={t(isLoadFailure(error) ? 'state.new_release' : 'state.broken')}
        text={t(isLoadFailure(error) ? 'state.new_release_text' : 'state.broken_text')}
      >
        <Button intent="primary" onClick={() => location.reload()}>
          {t('state.reload')}
        </Button>
      </EmptyState>
    </div>
  )
}
