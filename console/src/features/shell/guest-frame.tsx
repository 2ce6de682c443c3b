import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageChoice } from './panel/language-choice.tsx'
import { pickLanguage } from '../../shared/preferences/preferences.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useDocumentTitle } from '../../shared/ui/page/page.tsx'
import './guest-frame.css'

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

/** The frame of the pages for guests: no menu, no header. */
export function GuestFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts()
  useDocumentTitle(title)
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
        <h1>{title}</h1>
        {children}
        <div className="ad-panel">
          <LanguageChoice onChoose={pickLanguage} />
        </div>
      </main>
    </div>
  )
}
