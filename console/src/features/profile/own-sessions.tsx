import { Button } from '@blueprintjs/core'
import { LogOut } from '@blueprintjs/icons'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@deportivo/contracts/auth/sessions'
import { useCallback, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { endSession as endHere } from '../../shared/session/session-end.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { SessionList } from '../../shared/ui/people/session-list.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useFound } from '../../shared/net/use-found.ts'

function EndButton({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const t = useTexts()
  const end = useChange(useCallback((id: string) => call(endSession, { params: { id } }), []))
  const ended = () => (session.is_current ? endHere('signed_out') : onEnded())
  return (
    <Button
      size="small"
      aria-label={t('sessions.end_label', { device: session.device })}
      loading={end.isRunning}
      onClick={() => void end.run(session.id).then((done) => done && ended())}
    >
      {t('sessions.end')}
    </Button>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useTexts()
  const [isAsked, setAsked] = useState(false)
  const end = useChange(useCallback(() => call(endOtherSessions, {}), []))
  const finish = () => {
    setAsked(false)
    onEnded()
  }
  return (
    <div className="ad-row">
      <Button icon={<LogOut />} onClick={() => setAsked(true)}>
        {t('sessions.end_others')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('sessions.end_others')}
          confirmText={t('sessions.end_others')}
          intent="danger"
          isBusy={end.isRunning}
          onClose={() => setAsked(false)}
          onConfirm={() => void end.run(undefined).then((done) => done && finish())}
        >
          {t('sessions.end_others_text')}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Where one is signed in oneself; each can be ended from here. */
export function OwnSessions() {
  const t = useTexts()
  const { data, error, isFirstLoad, refresh } = useFound(listSessions, {})
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('profile_page.sessions')}</h2>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {isFirstLoad && <Skeleton height={60} />}
      {data && (
        <SessionList
          sessions={data}
          action={(session) => <EndButton session={session} onEnded={refresh} />}
        />
      )}
      {data &&
        (hasOthers ? <EndOthers onEnded={refresh} /> : <p className="ad-soft">{t('sessions.only_this')}</p>)}
    </section>
  )
}
