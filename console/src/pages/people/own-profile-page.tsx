import { me } from '@deportivo/contracts/auth/sign-in'
import { getOwnProfile, listUsers, type User } from '@deportivo/contracts/auth/users'
import { useState } from 'react'
import { OwnDataForm } from '../../features/profile/own-data-form.tsx'
import { OwnExports } from '../../features/profile/own-exports.tsx'
import { OwnSessions } from '../../features/profile/own-sessions.tsx'
import { PasswordForm } from '../../features/profile/password-form.tsx'
import { SecondFactor } from '../../features/profile/second-factor.tsx'
import { OwnReportMails } from '../../features/report-mails/own-report-mails.tsx'
import { LanguageChoice } from '../../features/shell/panel/language-choice.tsx'
import { changePreferences } from '../../shared/preferences/preferences.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import '../../features/users/people.css'

function Own({ user, refresh }: { user: User; refresh: () => void }) {
  // The form resets only after a save: a reply that arrives meanwhile must not overwrite what is being typed.
  const [base, setBase] = useState(user)
  const [sessions, setSessions] = useState(0)
  const saved = (next: User) => {
    setBase(next)
    refresh()
    // The name in the header comes with the session.
    void revalidate(me, listUsers)
  }
  return (
    <div className="ad-beside">
      <div className="ad-stack">
        <OwnDataForm key={base.version} user={base} onSaved={saved} />
        <PasswordForm onChanged={() => setSessions(sessions + 1)} />
        <OwnSessions key={sessions} />
        <OwnExports />
        <OwnReportMails />
      </div>
      <div className="ad-stack">
        <SecondFactor isOn={user.has_second_factor} onChanged={refresh} />
        <section className="ad-card ad-card--padded ad-panel">
          <LanguageChoice onChoose={(language) => changePreferences({ language })} />
        </section>
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
