import { mayOpenPage } from '../features/shell/access.ts'
import { MENU, urlsOf, visibleMenu, type MenuReader } from '../features/shell/menu.ts'
import type { Session } from '../shared/session/session.tsx'
import { paths } from '../shared/navigation/paths.ts'

export const readerOf = ({ profile, grants }: Session): MenuReader => ({ profile: profile.id, grants })

/** The page of a user who asked for none: their profile's default if they may open it, else the first of their menu. */
export function homeOf(session: Session): string {
  const reader = readerOf(session)
  const { default_url } = session.profile
  const wanted = [default_url, ...urlsOf(visibleMenu(MENU, reader))]
  return wanted.find((url) => mayOpenPage(url, reader)) ?? paths.ownProfile
}
