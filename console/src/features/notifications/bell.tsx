import { Button } from '@blueprintjs/core'
import { Notifications as BellGlyph } from '@blueprintjs/icons'
import { MOST_UNREAD, type Notification } from '@deportivo/contracts/admin/notifications'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { grantsOf, useSession } from '../../shared/session/session.tsx'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { later } from '../../shared/ui/later.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { shownCount } from '../../shared/ui/unread.ts'
import { useMedia } from '../../shared/hooks/use-media.ts'
import { targetOf } from './notification-target.ts'
import { useReadingByOpening } from './read-by-opening.ts'
import { useArrivals } from './use-arrivals.ts'
import { useMarking, useNewest } from './use-notifications.ts'
import './notifications.css'
import { ButtonPopover } from '../../shared/ui/controls/button-popover.tsx'

const NotificationPanel = later(() =>
  import('./notification-panel.tsx').then((module) => module.NotificationPanel),
)

/** The specification's width up to which dialogs fill the screen. */
const PHONE = '(max-width: 500px)'

interface BellProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Goes on as another of the person's profiles, at an address that only that one opens. */
  onSwitch: (profile: ProfileId, target: string) => void
}

function labelOf(unread: number, t: Translate): string {
  if (unread === 0) return t('notification.open')
  return unread >= MOST_UNREAD
    ? t('notification.open_many')
    : t('notification.open_unread', { count: unread })
}

function useOpening({ onToggle, onSwitch }: BellProps): (notification: Notification) => void {
  const navigate = useNavigate()
  const { user, grants } = useSession()
  const { markOne } = useMarking()
  return useCallback(
    (notification) => {
      const { as_profile } = notification
      const marked = markOne(notification)
      const target = targetOf(notification, as_profile === null ? grants : grantsOf(user, as_profile))
      if (target === null) return
      onToggle(false)
      if (as_profile === null) void navigate(target)
      // The page begins anew as the other profile: nothing may still be on its way.
      else void marked.then(() => onSwitch(as_profile, target))
    },
    [markOne, user, grants, onToggle, onSwitch, navigate],
  )
}

/** The bell of the header: how much is unread, and the panel with all of it. */
export function Bell(props: BellProps) {
  const { isOpen, onToggle } = props
  const t = useTexts()
  const isPhone = useMedia(PHONE)
  const newest = useNewest()
  const { rows, reply } = newest
  useReadingByOpening(newest)
  const open = useOpening(props)
  const text = useArrivals(rows, reply !== undefined, open)
  const unread = reply?.unread ?? 0
  const button = (
    <Button
      variant="minimal"
      className="ad-bell"
      aria-label={labelOf(unread, t)}
      aria-busy={reply === undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...(isPhone ? { onClick: () => onToggle(true) } : {})}
    >
      <BellGlyph />
      {unread > 0 && (
        <span className="ad-bell__count ad-num" aria-hidden>
          {shownCount(unread)}
        </span>
      )}
    </Button>
  )
  const panel = <NotificationPanel onOpen={open} />
  return (
    <>
      <span className="ad-hidden" aria-live="polite">
        {text}
      </span>
      {isPhone ? (
        button
      ) : (
        <ButtonPopover
          isOpen={isOpen}
          onInteraction={onToggle}
          placement="bottom-end"
          popoverClassName="ad-news-popover"
          content={
            <div role="dialog" aria-label={t('notification.title')}>
              <h2 className="ad-news-popover__title">{t('notification.title')}</h2>
              {panel}
            </div>
          }
        >
          {button}
        </ButtonPopover>
      )}
      {isPhone && isOpen && (
        <AppDialog title={t('notification.title')} onClose={() => onToggle(false)}>
          {panel}
        </AppDialog>
      )}
    </>
  )
}
