import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import './page-tabs.css'

interface PageTab {
  text: string
  /** How much there is of it; undefined until it is known. */
  count?: string | undefined
  /** An address of its own, or `?tab=…` of the same page. */
  to: string
  isCurrent: boolean
}

/** Parts of one subject, each with an address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
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
