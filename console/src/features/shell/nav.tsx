import { Link, NavLink } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useTexts } from '../../shared/texts.tsx'
import { Brand } from './brand.tsx'
import { MenuIcon } from './menu-icons.tsx'
import type { MenuItem } from './menu.ts'
import './nav.css'

/** Shown small under the menu; the specification's text. */
const VERSION = 'v.1.0.0'

function Entry({ item, onGo }: { item: MenuItem; onGo: () => void }) {
  const t = useTexts()
  if (item.children)
    return (
      <li>
        <p className="ad-nav__group" id={`nav-${item.id}`}>
          {t(item.label)}
        </p>
        <ul aria-labelledby={`nav-${item.id}`}>
          {item.children.map((child) => (
            <Entry key={child.id} item={child} onGo={onGo} />
          ))}
        </ul>
      </li>
    )
  return (
    <li>
      <NavLink className="ad-nav__link" to={item.url ?? paths.home} onClick={onGo}>
        <MenuIcon id={item.id} />
        {t(item.label)}
      </NavLink>
    </li>
  )
}

/** The menu of the profile, vertical or on top. */
export function Nav({
  items,
  isOnTop = false,
  onGo,
}: {
  items: readonly MenuItem[]
  isOnTop?: boolean
  onGo: () => void
}) {
  const t = useTexts()
  return (
    <nav className={`ad-nav${isOnTop ? ' ad-nav--top' : ''}`} aria-label={t('menu.title')}>
      <Link className="ad-brand" to={paths.home} onClick={onGo}>
        <Brand />
        <span className="ad-brand__name">{t('app.title')}</span>
      </Link>
      <ul>
        {items.map((item) => (
          <Entry key={item.id} item={item} onGo={onGo} />
        ))}
      </ul>
      <p className="ad-nav__foot ad-num">{VERSION}</p>
    </nav>
  )
}
