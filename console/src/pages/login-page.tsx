import { Time } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { LoginForm } from '../features/session/login-form.tsx'
import { Brand } from '../features/shell/brand.tsx'
import { paths } from '../shared/paths.ts'
import { SESSION_END_TEXTS, sessionEnd } from '../shared/session-end.ts'
import { useStore } from '../shared/store.ts'
import { useTexts } from '../shared/texts.tsx'
import { useDocumentTitle } from '../shared/ui/page.tsx'
import './login-page.css'

/** The lines of a court, as the page's only ornament. */
function Court() {
  return (
    <svg
      className="ad-login__court"
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden
    >
      <path d="M40 40h520v720H40zM40 400h520" />
      <circle cx="300" cy="400" r="92" />
      <path d="M150 40v130h300V40M150 760V630h300v130M236 170a66 66 0 0 0 128 0M236 630a66 66 0 0 1 128 0" />
    </svg>
  )
}

export function LoginPage() {
  const t = useTexts()
  const ended = useStore(sessionEnd)
  useDocumentTitle(t('login.title'))
  return (
    <div className="ad-login">
      <div className="ad-login__side">
        <Court />
        <p className="ad-login__brand">
          <Brand size={40} />
          {t('app.title')}
        </p>
        <p className="ad-login__words">
          {t('login.words')} <em>{t('login.words_mark')}</em>
        </p>
        <p className="ad-login__foot ad-num">v.1.0.0</p>
      </div>
      <main className="ad-login__main">
        <h1>{t('login.title')}</h1>
        {ended !== null && ended !== 'signed_out' && (
          <p className="ad-login__banner" role="status">
            <Time size={16} />
            {t(SESSION_END_TEXTS[ended])}
          </p>
        )}
        <LoginForm />
        <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
      </main>
    </div>
  )
}
