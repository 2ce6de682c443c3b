import { Button } from '@blueprintjs/core'
import { Notifications as BellGlyph } from '@blueprintjs/icons'
import type { Notification } from '@deportivo/contracts/admin/notifications'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { EmptyState, ErrorState, RefreshBar, Skeleton } from '../../shared/ui/status/states.tsx'
import { Segments } from '../../shared/ui/controls/segments.tsx'
import { NotificationRow } from './notification-row.tsx'
import { PER_PAGE, useMarking, useNotificationList, type NotificationList } from './use-notifications.ts'
import { useNow } from './use-now.ts'
import './notifications.css'

/** The server's page limit. */
const MOST_PAGES = 10
const WAITING = [1, 2, 3, 4]

const NEXT: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows go from one to the next. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = NEXT[event.key]
  if (way === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = rows[at + way]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const WHICH = ['all', 'only_unread'] as const

function Which({ isUnreadOnly, onChoose }: { isUnreadOnly: boolean; onChoose: (is: boolean) => void }) {
  const t = useTexts()
  return (
    <Segments
      label={t('notification.which')}
      ids={WHICH}
      value={isUnreadOnly ? 'only_unread' : 'all'}
      onPick={(one) => onChoose(one === 'only_unread')}
      // The keyboard begins here, not before the box.
      autoFocus
    >
      {(one) => t(`notification.${one}`)}
    </Segments>
  )
}

function Waiting() {
  return (
    <ul className="ad-news-list" aria-busy>
      {WAITING.map((nth) => (
        <li key={nth} className="ad-news">
          <Skeleton width={32} height={32} />
          <span className="ad-news__text">
            <Skeleton width="86%" />
            <Skeleton width="32%" height={11} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function NoNotifications({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const t = useTexts()
  return (
    <EmptyState
      isCompact
      glyph={<BellGlyph size={22} />}
      title={t(isUnreadOnly ? 'notification.none_unread' : 'notification.none')}
      text={isUnreadOnly ? null : t('notification.none_text')}
    />
  )
}

interface ShownProps extends Pick<NotificationList, 'rows' | 'error' | 'refresh'> {
  isUnreadOnly: boolean
  onOpen: (notification: Notification) => void
}

function Shown({ rows, error, refresh, isUnreadOnly, onOpen }: ShownProps) {
  const now = useNow()
  if (!rows)
    return error ? (
      <ErrorState error={error} titleKey="notification.failed" onRetry={refresh} isCompact />
    ) : (
      <Waiting />
    )
  if (rows.length === 0) return <NoNotifications isUnreadOnly={isUnreadOnly} />
  return (
    <ul className="ad-news-list">
      {rows.map((row) => (
        <NotificationRow key={row.id} notification={row} now={now} onOpen={onOpen} />
      ))}
    </ul>
  )
}

const hasMore = ({ paging }: NotificationList, pages: number) =>
  paging !== undefined && paging.total > PER_PAGE * pages && pages < MOST_PAGES

/** The user's notifications, newest first. Opening one marks it as read. */
export function NotificationPanel({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const t = useTexts()
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const [pages, setPages] = useState(1)
  const list = useNotificationList(isUnreadOnly, pages)
  const { markAll, isMarking } = useMarking()
  const newest = Math.max(0, ...(list.rows ?? []).map(({ id }) => id))
  const choose = (isOnly: boolean) => {
    setPages(1)
    setUnreadOnly(isOnly)
  }
  return (
    <div className="ad-news-panel">
      <div className="ad-news-panel__tools">
        <Which isUnreadOnly={isUnreadOnly} onChoose={choose} />
        <ActionButton
          variant="minimal"
          reason={(list.reply?.unread ?? 0) === 0 ? t('notification.none_unread') : null}
          loading={isMarking}
          onClick={() => markAll(newest)}
        >
          {t('notification.mark_all')}
        </ActionButton>
      </div>
      <RefreshBar isShown={list.isRefreshing} />
      <div className="ad-news-panel__body" onKeyDown={walk}>
        <Shown {...list} isUnreadOnly={isUnreadOnly} onOpen={onOpen} />
        {hasMore(list, pages) && (
          <Button variant="minimal" fill loading={list.isRefreshing} onClick={() => setPages(pages + 1)}>
            {t('notification.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
