import { Navigate } from 'react-router-dom'
import { useSession } from '../shared/session.tsx'
import { homeOf } from './home.ts'

export function HomeRedirect() {
  return <Navigate to={homeOf(useSession())} replace />
}
