import { ACCENTS, type Preferences } from '@deportivo/contracts/admin/preferences'
import { useId } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'

type Accent = Preferences['accent']

/** The colour of buttons, links and the focus; each swatch is drawn with the accent that it stands for. */
export function AccentChoice({ value, onChange }: { value: Accent; onChange: (accent: Accent) => void }) {
  const t = useTexts()
  const name = useId()
  return (
    <fieldset>
      <legend>
        {t('panel.accent')} <span className="ad-soft">{t(`panel.accent_${value}`)}</span>
      </legend>
      <div className="ad-accents">
        {ACCENTS.map((accent) => (
          <label key={accent} data-accent={accent} title={t(`panel.accent_${accent}`)}>
            <input
              type="radio"
              name={name}
              aria-label={t(`panel.accent_${accent}`)}
              checked={accent === value}
              onChange={() => onChange(accent)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
