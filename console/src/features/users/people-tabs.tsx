import { NavLink } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import './people.css'

/** From the users to what their profiles may do, and back. */
export function PeopleTabs() {
  const t = useTexts()
  const { grants } = useSession()
  if (grants['read users'] === undefined && grants['manage permissions'] === undefined) return null
  return (
    <nav className="ad-people-tabs" aria-label={t('menu.users')}>
      <NavLink to={paths.users}>{t('people.tab_users')}</NavLink>
      <NavLink to={paths.permissions}>{t('people.tab_permissions')}</NavLink>
    </nav>
  )
}
