import { getOwnProfile, type User } from '@deportivo/contracts/users'
import { LANGUAGE_NAMES, LANGUAGES } from '@deportivo/texts/languages'
import { useState } from 'react'
import { OwnDataForm } from '../features/profile/own-data-form.tsx'
import { OwnSessions } from '../features/profile/own-sessions.tsx'
import { PasswordForm } from '../features/profile/password-form.tsx'
import { SecondFactor } from '../features/profile/second-factor.tsx'
import { Choice } from '../features/shell/choice.tsx'
import { changePreferences, usePreferences } from '../shared/preferences.ts'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { ErrorState, Skeleton } from '../shared/ui/states.tsx'
import { askAgain, useFound } from '../shared/use-found.ts'
import './people.css'

function LanguageCard() {
  const t = useTexts()
  const { language } = usePreferences()
  return (
    <section className="ad-card ad-card--padded ad-panel">
      <Choice
        legend={t('panel.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        value={language}
        onChange={(chosen) => changePreferences({ language: chosen })}
      />
    </section>
  )
}

function Own({ user, refresh }: { user: User; refresh: () => void }) {
  // The form starts anew only from what was saved: an answer that comes meanwhile must not take what is being typed.
  const [base, setBase] = useState(user)
  const [sessions, setSessions] = useState(0)
  const saved = (next: User) => {
    setBase(next)
    refresh()
    // The name in the header comes with the session.
    void askAgain({ path: '/auth/me' }, { path: '/user' })
  }
  return (
    <div className="ad-user-page">
      <div className="ad-stack">
        <OwnDataForm key={base.version} user={base} onSaved={saved} />
        <PasswordForm onChanged={() => setSessions(sessions + 1)} />
        <OwnSessions key={sessions} />
      </div>
      <div className="ad-stack">
        <SecondFactor isOn={user.has_second_factor} onChanged={refresh} />
        <LanguageCard />
      </div>
    </div>
  )
}

/** One's own data, password, sessions and second factor. */
export function OwnProfilePage() {
  const t = useTexts()
  const { data, error, refresh } = useFound(getOwnProfile, {})
  return (
    <Page title={t('profile_page.title')} lead={t('profile_page.lead')} isNarrow>
      {error && !data && <ErrorState error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height={420} />}
      {data && <Own user={data} refresh={refresh} />}
    </Page>
  )
}
