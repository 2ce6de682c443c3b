import { LogOut } from '@blueprintjs/icons'
import { endSessionsOfUser, listSessionsOfUser, type OpenSession } from '@deportivo/contracts/auth/sessions'
import type { User } from '@deportivo/contracts/auth/users'
import { useCallback, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { SessionList } from '../../shared/ui/people/session-list.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useFound } from '../../shared/net/use-found.ts'

function OpenSessions({
  user,
  sessions,
  onEnded,
}: {
  user: User
  sessions: readonly OpenSession[]
  onEnded: () => void
}) {
  const t = useTexts()
  const [isAsked, setAsked] = useState(false)
  const end = useChange(useCallback((id: number) => call(endSessionsOfUser, { params: { id } }), []))
  const close = () => setAsked(false)
  const finish = () => {
    close()
    onEnded()
  }
  if (sessions.length === 0) return <p className="ad-soft">{t('people.sessions_none')}</p>
  return (
    <>
      <SessionList sessions={sessions} />
      <ActionButton icon={<LogOut />} onClick={() => setAsked(true)}>
        {t('people.sessions_end')}
      </ActionButton>
      {isAsked && (
        <ConfirmDialog
          title={t('people.sessions_end')}
          confirmText={t('people.sessions_end')}
          intent="danger"
          isBusy={end.isRunning}
          onClose={close}
          onConfirm={() => void end.run(user.id).then((done) => done && finish())}
        >
          {t('people.sessions_end_text', { name: user.name, count: sessions.length })}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Where a user is signed in, and the way to end it all at once. */
export function UserSessions({ user }: { user: User }) {
  const t = useTexts()
  const { data, error, isFirstLoad, refresh } = useFound(listSessionsOfUser, { params: { id: user.id } })
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('people.sessions')}</h2>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {isFirstLoad && <Skeleton height={44} />}
      {data && <OpenSessions user={user} sessions={data} onEnded={refresh} />}
    </section>
  )
}
