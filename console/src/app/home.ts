import { mayOpenPage } from '../features/shell/access.ts'
import { MENU, urlsOf, visibleMenu, type MenuReader } from '../features/shell/menu.ts'
import type { Session } from '../shared/session/session.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { isBuilt } from './pages.ts'

export const readerOf = ({ profile, grants }: Session): MenuReader => ({ profile: profile.id, grants })

/** The policy names the address of the specification, which itself leads on. */
const LEADS_ON: Readonly<Record<string, string>> = { '/users': paths.users }

/** Where a person lands who asked for no page: their profile's own if it is open to them, else the first that is. */
export function homeOf(session: Session): string {
  const reader = readerOf(session)
  const { default_url } = session.profile
  const wanted = [LEADS_ON[default_url] ?? default_url, ...urlsOf(visibleMenu(MENU, reader))]
  return wanted.find((url) => isBuilt(url) && mayOpenPage(url, reader)) ?? paths.ownProfile
}
