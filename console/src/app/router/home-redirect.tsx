import { Navigate } from 'react-router-dom'
import { mayOpenPage } from '../../features/shell/access.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/session.tsx'
import { homeOf, readerOf } from '../home.ts'

export function HomeRedirect() {
  return <Navigate to={homeOf(useSession())} replace />
}

/** The specification starts every user at `/users`; a user who may not read users starts at their own page. */
export function UsersRedirect() {
  const session = useSession()
  const isOpen = mayOpenPage(paths.users, readerOf(session))
  return <Navigate to={isOpen ? paths.users : homeOf(session)} replace />
}
