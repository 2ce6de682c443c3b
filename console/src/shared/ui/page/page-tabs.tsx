import { useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { NativeSelect } from '../select/native-select.tsx'
import './page-tabs.css'

interface PageTab {
  text: string
  /** How much there is of it; undefined until it is known. */
  count?: string | undefined
  /** An address of its own, or `?tab=…` of the same page. */
  to: string
  isCurrent: boolean
}

interface PageTabsProps {
  label: string
  tabs: readonly PageTab[]
  /** Many: on a phone they are a select, which shows all of them at once. */
  folds?: boolean
}

/** Parts of one subject, each with an address. */
export function PageTabs({ folds = false, ...tabs }: PageTabsProps) {
  const isNarrow = useMedia(NARROW)
  return folds && isNarrow ? <TabSelect {...tabs} /> : <TabBar {...tabs} />
}

const nameOf = ({ text, count }: PageTab) => (count === undefined ? text : `${text} (${count})`)

function TabSelect({ label, tabs }: PageTabsProps) {
  const navigate = useNavigate()
  return (
    <NativeSelect
      fill
      aria-label={label}
      value={tabs.find(({ isCurrent }) => isCurrent)?.to}
      options={tabs.map((tab) => ({ value: tab.to, label: nameOf(tab) }))}
      onChange={({ currentTarget }) => void navigate(currentTarget.value)}
    />
  )
}

function TabBar({ label, tabs }: PageTabsProps) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  // On a phone the tabs are pushed sideways, and the one the address names may lie outside.
  useLayoutEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={bar} className="ad-page-tabs" aria-label={label}>
      {tabs.map(({ text, to, isCurrent, ...tab }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {'count' in tab && (
            <>
              {' '}
              <span className="ad-page-tabs__count ad-num">{tab.count}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
