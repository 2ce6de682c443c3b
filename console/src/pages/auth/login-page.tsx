import { Time } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { LoginForm } from '../../features/session/login-form.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { SESSION_END_TEXTS, sessionEnd } from '../../shared/session/session-end.ts'
import { useStore } from '../../shared/state/store.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { GuestFrame } from '../../features/shell/guest-frame.tsx'

export function LoginPage() {
  const t = useTexts()
  const ended = useStore(sessionEnd)
  const reason = ended === null ? undefined : SESSION_END_TEXTS[ended]
  return (
    <GuestFrame title={t('login.title')}>
      {reason !== undefined && (
        <p className="ad-login__banner" role="status">
          <Time size={16} />
          {t(reason)}
        </p>
      )}
      <LoginForm />
      <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
    </GuestFrame>
  )
}
