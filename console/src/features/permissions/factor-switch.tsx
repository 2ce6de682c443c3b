import { Switch } from '@blueprintjs/core'
import { useTexts } from '../../shared/language/texts.tsx'

/** Whether users with the profile must have a second factor. */
export function FactorSwitch({ isAsked, onChange }: { isAsked: boolean; onChange: (is: boolean) => void }) {
  const t = useTexts()
  return (
    <section className="ad-card ad-card--padded ad-stack" aria-labelledby="profile-factor">
      <h2 id="profile-factor">{t('people.second_factor')}</h2>
      <p className="ad-soft">{t('grants.factor_help')}</p>
      <Switch
        checked={isAsked}
        label={t('grants.factor_asked')}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </section>
  )
}
