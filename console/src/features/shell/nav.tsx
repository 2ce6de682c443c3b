import { CaretDown } from '@blueprintjs/icons'
import { memo, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Brand } from './brand.tsx'
import { later } from '../../shared/ui/later.tsx'
import { MenuIcon } from './menu-icons.tsx'
import { isEntryAt, type MenuItem } from './menu.ts'
import './nav.css'
import { ButtonPopover } from '../../shared/ui/controls/button-popover.tsx'

/** Shown small under the menu; the specification's text. */
const VERSION = 'v.1.0.0'

const MenuCount = later(() => import('./menu-count.tsx').then((module) => module.MenuCount))

interface EntryProps {
  item: MenuItem
  onGo: () => void
}

function LinkEntry({ item, onGo }: EntryProps) {
  const t = useTexts()
  const url = item.url ?? paths.home
  const isHere = isEntryAt(url, useLocation())
  return (
    <li>
      <Link
        className="ad-nav__link bp6-popover-dismiss"
        to={url}
        aria-current={isHere ? 'page' : undefined}
        onClick={onGo}
      >
        <MenuIcon id={item.id} />
        {t(item.label)}
        {item.counts && <MenuCount of={item.counts} />}
      </Link>
    </li>
  )
}

/** More entries than these push those below the group out of sight: the group starts folded. */
const MOST_OPEN = 4

/** A group of the vertical menu: its entries stand below its name, which folds them. */
function OpenGroup({ item, onGo }: EntryProps) {
  const t = useTexts()
  const { children = [] } = item
  const location = useLocation()
  const isHere = children.some(({ url = '' }) => isEntryAt(url, location))
  const [chosen, choose] = useState<boolean | null>(null)
  const isOpen = chosen ?? (isHere || children.length <= MOST_OPEN)
  return (
    <li>
      <button
        type="button"
        className="ad-nav__group"
        id={`nav-${item.id}`}
        aria-expanded={isOpen}
        onClick={() => choose(!isOpen)}
      >
        {t(item.label)}
        <CaretDown size={14} />
      </button>
      {isOpen && (
        <ul aria-labelledby={`nav-${item.id}`}>
          {children.map((child) => (
            <LinkEntry key={child.id} item={child} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The same on top, where there is no room: it opens below its name. */
function FoldedGroup({ item, onGo }: EntryProps) {
  const t = useTexts()
  const location = useLocation()
  const isHere = item.children?.some(({ url = '' }) => isEntryAt(url, location)) ?? false
  const entries = (
    <ul className="ad-nav-fold" aria-label={t(item.label)}>
      {item.children?.map((child) => (
        <LinkEntry key={child.id} item={child} onGo={onGo} />
      ))}
    </ul>
  )
  return (
    <li>
      <ButtonPopover content={entries} placement="bottom-start">
        <button type="button" className="ad-nav__link" aria-current={isHere ? 'true' : undefined}>
          {t(item.label)}
          <CaretDown size={14} />
        </button>
      </ButtonPopover>
    </li>
  )
}

interface NavProps {
  items: readonly MenuItem[]
  isOnTop?: boolean
  /** Between the name and the entries. */
  above?: ReactNode
  onGo: () => void
}

/** The menu of the profile, vertical or on top. */
export const Nav = memo(function Nav({ items, isOnTop = false, above, onGo }: NavProps) {
  const t = useTexts()
  const Group = isOnTop ? FoldedGroup : OpenGroup
  return (
    <nav className={`ad-nav${isOnTop ? ' ad-nav--top' : ''}`} aria-label={t('menu.title')}>
      <Link className="ad-brand" to={paths.home} onClick={onGo}>
        <Brand />
        <span className="ad-brand__name">{t('app.title')}</span>
      </Link>
      {above}
      <ul>
        {items.map((item) => {
          const Entry = item.children ? Group : LinkEntry
          return <Entry key={item.id} item={item} onGo={onGo} />
        })}
      </ul>
      <p className="ad-nav__foot ad-num">{VERSION}</p>
    </nav>
  )
})
