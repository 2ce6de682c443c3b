import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { useExpiry } from '../../features/session/use-expiry.ts'
import { useStoredSession } from '../../features/session/use-session.ts'
import { LoadingPage } from '../../pages/shell/loading-page.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import {
  accessToken,
  endSession,
  rememberedUrl,
  rememberHere,
  sessionEnd,
  takeRememberedUrl,
} from '../../shared/session/session-end.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { SessionProvider } from '../../shared/session/session.tsx'
import { useStore } from '../../shared/state/store.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { EmptyState, ErrorState } from '../../shared/ui/status/states.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { FactorGate } from './factor-gate.tsx'

/** Not while the server is unreachable, failing or throttling: then the session may still be good. */
const isRefused = (error: CallError | undefined) =>
  error !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429

/** A sign-in from the stored token that the server refuses ends at the login page, with the error as a message. */
function useRefusedSignIn(error: CallError | undefined, isSignedIn: boolean): void {
  const isOver = !isSignedIn && isRefused(error)
  useEffect(() => {
    if (!isOver) return
    reportError(error)
    endSession('refused')
  }, [isOver, error])
}

/** Everything behind it has a session. Without one the page asked for is remembered and the login is shown. */
export function SessionGate() {
  const t = useTexts()
  const token = useStore(accessToken)
  useExpiry(token)
  const { session, error, hasNoProfile, retry } = useStoredSession(token !== null)
  useRefusedSignIn(error, session !== null)
  if (token === null) {
    if (sessionEnd.get() !== 'signed_out') rememberHere()
    return <Navigate to={paths.login} replace />
  }
  if (hasNoProfile)
    return (
      <EmptyState title={t('session.no_profile')} text={t('session.no_profile_text')}>
        <Button onClick={() => endSession('signed_out')}>{t('user.sign_out')}</Button>
      </EmptyState>
    )
  if (error && !session) return <ErrorState error={error} titleKey="session.unreachable" onRetry={retry} />
  if (!session) return <LoadingPage />
  return (
    <SessionProvider session={session}>
      <FactorGate mustSetUp={session.user.must_set_up_factor} onDone={retry}>
        <Outlet />
      </FactorGate>
      <UnsavedGuard />
    </SessionProvider>
  )
}

/** The login is for guests: a signed-in user goes on to the requested page. */
export function GuestGate() {
  return useStore(accessToken) === null ? <Outlet /> : <WantedPage />
}

/** Clears the stored page only once navigation has started: React may discard a render. */
function WantedPage() {
  const [wanted] = useState(() => rememberedUrl() ?? paths.home)
  useEffect(() => void takeRememberedUrl(), [])
  return <Navigate to={wanted} replace />
}
