import type { Settings } from '@deportivo/contracts/admin/settings'
import { NumberField } from '../../shared/form/number-field.tsx'
import { HOLDS_FORM } from './settings.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { SectionFoot } from './section-foot.tsx'
import { Section } from './section.tsx'
import { saveSection } from './save-section.ts'

export function HoldsSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const form = useContractForm<{ hold_hours: number }>(HOLDS_FORM, { hold_hours: settings.hold_hours })
  const submit = form.submit((values) => saveSection(settings, values))
  return (
    <Section title={t('settings.holds')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          control={form.control}
          name="hold_hours"
          label={t('settings.hold_hours')}
          help={t('settings.hold_hours_help')}
          maxDigits={3}
          isWide
        />
        <SectionFoot state={form.formState} />
      </form>
    </Section>
  )
}
