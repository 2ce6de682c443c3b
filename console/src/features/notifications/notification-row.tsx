import type { Notification } from '@deportivo/contracts/admin/notifications'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { LOOKS } from './notification-kinds.tsx'
import { noteOf, sentenceOf } from './notification-words.ts'

/** One notification: what, why, when, and whether it is read. */
export function NotificationRow({
  notification,
  now,
  onOpen,
}: {
  notification: Notification
  now: number
  onOpen: (notification: Notification) => void
}) {
  const t = useTexts()
  const formats = useFormats()
  const { ago, instant } = formats
  const { Glyph, tone } = LOOKS[notification.kind]
  const note = noteOf(notification, t)
  return (
    <li>
      <button
        type="button"
        className={`ad-news${notification.read ? '' : ' ad-news--unread'}`}
        onClick={() => onOpen(notification)}
      >
        <span className={`ad-news__glyph ad-news__glyph--${tone}`} aria-hidden>
          <Glyph size={16} />
        </span>
        <span className="ad-news__text">
          <span className="ad-news__what">{sentenceOf(notification, t, formats)}</span>
          {note && (
            <span className="ad-news__note">
              <bdi>{note}</bdi>
            </span>
          )}
          {notification.as_profile && (
            <span className="ad-news__note">
              {t('notification.as_profile', { profile: t(`profile.${notification.as_profile}`) })}
            </span>
          )}
          <time dateTime={notification.at} title={instant(notification.at)}>
            {ago(notification.at, now)}
          </time>
        </span>
        {!notification.read && (
          <span className="ad-news__mark">
            <span className="ad-hidden">{t('notification.unread')}</span>
          </span>
        )}
      </button>
    </li>
  )
}
