import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { rememberUrl, takeRememberedUrl } from '../../shared/session/session-end.ts'
import { showToast } from '../../shared/toasts/toasts.ts'

/** A page that this profile may not open: explains it, and stores the address for another profile of the user. */
export function ForbiddenPage() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberUrl(`${pathname}${search}`)
    showToast({ tone: 'warning', key: 'guard.turned_away' })
  }, [pathname, search])
  return <Navigate to={paths.home} replace />
}

/** Drops the remembered URL once the user navigates to an allowed page. */
export function useDropRememberedUrl(hasNavigated: boolean): void {
  useEffect(() => {
    if (hasNavigated) takeRememberedUrl()
  }, [hasNavigated])
}
