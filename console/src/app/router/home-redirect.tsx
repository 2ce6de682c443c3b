import { Navigate } from 'react-router-dom'
import { mayOpenPage } from '../../features/shell/access.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/session.tsx'
import { homeOf, readerOf } from '../home.ts'

export function HomeRedirect() {
  return <Navigate to={homeOf(useSession())} replace />
}

/** `/users` is where the specification begins everybody's day; who may read no users begins at their own page. */
export function UsersRedirect() {
  const session = useSession()
  const isOpen = mayOpenPage(paths.users, readerOf(session))
  return <Navigate to={isOpen ? paths.users : homeOf(session)} replace />
}
