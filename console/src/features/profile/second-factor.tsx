import { Button, Tag } from '@blueprintjs/core'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { RemoveFactor } from './remove-factor.tsx'

/** Whether a code is asked for besides the password, and the way to change that. */
export function SecondFactor({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const t = useTexts()
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    onChanged()
  }
  const Dialog = isOn ? RemoveFactor : EnrolFactor
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <div className="ad-row ad-row--between">
        <h2>{t('people.second_factor')}</h2>
        <Tag minimal intent={isOn ? 'success' : 'none'}>
          {t(isOn ? 'people.second_factor_on' : 'people.second_factor_off')}
        </Tag>
      </div>
      <p className="ad-soft">{t('profile_page.factor_lead')}</p>
      <div className="ad-row">
        <Button onClick={() => setAsked(true)}>
          {t(isOn ? 'profile_page.factor_off' : 'profile_page.factor_start')}
        </Button>
      </div>
      {isAsked && <Dialog onClose={close} />}
    </section>
  )
}
