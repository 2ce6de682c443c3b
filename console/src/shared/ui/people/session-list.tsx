import { Desktop } from '@blueprintjs/icons'
import type { OpenSession } from '@deportivo/contracts/auth/sessions'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import '../display/lines.css'
import './session-list.css'

/** A user's sessions: device, location and start. */
export function SessionList({
  sessions,
  action,
}: {
  sessions: readonly OpenSession[]
  action?: (session: OpenSession) => ReactNode
}) {
  const t = useTexts()
  const { instant } = useFormats()
  return (
    <ul className="ad-plain-list ad-lines">
      {sessions.map((session) => (
        <li key={session.id}>
          <Desktop size={16} aria-hidden />
          <span className="ad-lines__what">
            <span>
              {session.device}
              {session.is_current && <span className="ad-sessions__here">{t('sessions.here')}</span>}
            </span>
            <span className="ad-soft ad-small">
              <span className="ad-num">{session.address}</span>
              {' · '}
              {t('sessions.used', { at: instant(session.last_seen_at) })}
              {', '}
              {t('sessions.until', { at: instant(session.expires_at) })}
            </span>
          </span>
          {action?.(session)}
        </li>
      ))}
    </ul>
  )
}
