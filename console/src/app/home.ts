import { firstUrl, MENU, visibleMenu, type MenuReader } from '../features/shell/menu.ts'
import type { Session } from '../shared/session.tsx'
import { paths } from '../shared/paths.ts'
import { hasPage } from './pages.ts'

export const readerOf = ({ profile, grants }: Session): MenuReader => ({
  profile: profile.id,
  grants,
  exists: hasPage,
})

/** Where a person lands who asked for no page: the profile's own, else the first of its menu. */
export function homeOf(session: Session): string {
  const own = session.profile.default_url
  if (own !== '' && own !== paths.home && hasPage(own)) return own
  return firstUrl(visibleMenu(MENU, readerOf(session))) ?? paths.users
}
