import { Switch } from '@blueprintjs/core'
import type { Settings } from '@deportivo/contracts/admin/settings'
import { useState } from 'react'
import { reportError } from '../../shared/toasts/report-error.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { Section } from './section.tsx'

/** A switch acts when it is pressed: there is nothing else to fill in. */
export function SelfClaimSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const [isSaving, setSaving] = useState(false)
  const turn = async (self_claim: boolean) => {
    setSaving(true)
    await saveSection(settings, { self_claim }).catch(reportError)
    setSaving(false)
  }
  return (
    <Section title={t('settings.self_claim')} text={t('settings.self_claim_text')}>
      <Switch
        checked={settings.self_claim}
        disabled={isSaving}
        label={t('settings.self_claim_switch')}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </Section>
  )
}
