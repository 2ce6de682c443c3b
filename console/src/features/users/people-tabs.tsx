import { useLocation } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'

/** From the users to what their profiles may do, and back. */
export function PeopleTabs() {
  const t = useTexts()
  const { grants } = useSession()
  const { pathname } = useLocation()
  if (grants['read users'] === undefined && grants['manage permissions'] === undefined) return null
  const tab = (to: string, text: string) => ({ to, text, isCurrent: pathname === to })
  return (
    <PageTabs
      label={t('menu.users')}
      tabs={[tab(paths.users, t('people.tab_users')), tab(paths.permissions, t('people.tab_permissions'))]}
    />
  )
}
