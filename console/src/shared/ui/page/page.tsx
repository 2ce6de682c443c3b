import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useStore } from '../../state/store.ts'
import { useTexts } from '../../language/texts.tsx'
import { shownCount, unreadCount } from '../unread.ts'
import './page.css'

/** What the layout puts beside every page's title. */
export const TitleTools = createContext<ReactNode>(null)

/** The frame of a page: its title (also the browser tab's), what belongs beside it, and its body. */
export function Page({
  title,
  lead,
  beside,
  actions,
  isNarrow = false,
  children,
}: {
  title: string
  lead?: ReactNode
  beside?: ReactNode
  actions?: ReactNode
  isNarrow?: boolean
  children: ReactNode
}) {
  useDocumentTitle(title)
  const tools = useContext(TitleTools)
  return (
    <div className={`ad-page${isNarrow ? ' ad-page--narrow' : ''}`}>
      <header className="ad-page__head">
        <div className="ad-page__titles">
          <div className="ad-page__title">
            <h1>{title}</h1>
            {tools}
            {beside}
          </div>
          {lead && <p className="ad-page__lead">{lead}</p>}
        </div>
        {actions && <div className="ad-row ad-row--wrap">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export function useDocumentTitle(title: string): void {
  const t = useTexts()
  const unread = useStore(unreadCount)
  useEffect(() => {
    document.title = `${unread > 0 ? `(${shownCount(unread)}) ` : ''}${title} · ${t('app.title')}`
  }, [title, unread, t])
}
