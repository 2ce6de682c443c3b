import { ProgressBar } from '@blueprintjs/core'
import { getRebuild, requestRebuild, type Rebuild } from '@deportivo/contracts/admin/rebuilds'
import { useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { ErrorState } from '../../shared/ui/status/states.tsx'
import './rebuild-card.css'

/** While one is made, a user watches. */
const WATCH_MS = 1_000

const isGoingOn = ({ state }: Rebuild): boolean => state === 'waiting' || state === 'running'

function Progress({ rebuild: { state, done, total } }: { rebuild: Rebuild }) {
  const t = useTexts()
  const { count } = useFormats()
  const text =
    state === 'waiting'
      ? t('rebuild.waiting')
      : t('rebuild.progress', { done: count(done), total: count(total) })
  // Events that come in meanwhile are read too.
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div role="status">
      <p className="ad-num">{text}</p>
      <ProgressBar {...(share > 0 ? { value: share } : {})} aria-label={t('rebuild.title')} />
    </div>
  )
}

function Ended({ rebuild: { state, differences, ended_at, requested_by } }: { rebuild: Rebuild }) {
  const t = useTexts()
  const { instant } = useFormats()
  if (state === 'failed') return <p role="alert">{t('rebuild.failed')}</p>
  const when = ended_at ? instant(ended_at) : ''
  return (
    <p role="status">
      {t('rebuild.finished', { when, who: requested_by })}{' '}
      {t('rebuild.differences', { count: differences ?? 0 })}
    </p>
  )
}

/** Makes boards and reports anew from what happened, with its progress and its result. */
export function RebuildCard() {
  const t = useTexts()
  const [isWatching, setWatching] = useState(false)
  const newest = useFound(getRebuild, {}, { everyMs: isWatching ? WATCH_MS : 0 })
  const asking = useChange(() => call(requestRebuild, { body: {} }), { isSilent: true })
  const rebuild = newest.data
  const goesOn = rebuild ? isGoingOn(rebuild) : false
  if (goesOn !== isWatching) setWatching(goesOn)
  const ask = async () => {
    const reply = await asking.run(undefined)
    // Refused: another user asked for one in the meantime.
    if (reply) newest.put(reply.data)
    else newest.refresh()
  }
  if (newest.error && rebuild === undefined)
    return <ErrorState error={newest.error} onRetry={newest.refresh} />
  return (
    <section className="ad-card ad-rebuild" aria-labelledby="rebuild">
      <h2 id="rebuild">{t('rebuild.title')}</h2>
      <p className="ad-soft">{t('rebuild.lead')}</p>
      {rebuild && (goesOn ? <Progress rebuild={rebuild} /> : <Ended rebuild={rebuild} />)}
      <ActionButton
        reason={goesOn ? t('rebuild.running') : rebuild === undefined ? t('common.loading') : null}
        loading={asking.isRunning}
        onClick={() => void ask()}
      >
        {t('rebuild.start')}
      </ActionButton>
    </section>
  )
}
