import { Link, useLocation } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { MenuIcon } from '../menu-icons.tsx'
import { isEntryAt, type MenuItem } from '../menu.ts'
import { pinnedEntries } from './pinned-pages.ts'
import { usePinnedPages } from './use-pinned-pages.ts'
import './pins.css'

/** The pinned pages: icons in the header, icons with names in the drawer of a narrow screen. */
export function PinnedLinks({
  items,
  isNamed = false,
  onGo,
}: {
  items: readonly MenuItem[]
  isNamed?: boolean
  onGo?: () => void
}) {
  const t = useTexts()
  const place = useLocation()
  const entries = pinnedEntries(items, usePinnedPages().pinned)
  if (entries.length === 0) return null
  return (
    <nav className={isNamed ? 'ad-pins ad-pins--named' : 'ad-pins'} aria-label={t('pins.title')}>
      {isNamed && <p className="ad-nav__group">{t('pins.title')}</p>}
      <ul>
        {entries.map(({ id, url, label }) => (
          <li key={id}>
            <Link
              className={isNamed ? 'ad-nav__link' : 'ad-pins__link'}
              to={url}
              aria-current={isEntryAt(url, place) ? 'page' : undefined}
              {...(isNamed ? {} : { 'aria-label': t(label), title: t(label) })}
              onClick={onGo}
            >
              <MenuIcon id={id} />
              {isNamed && t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
