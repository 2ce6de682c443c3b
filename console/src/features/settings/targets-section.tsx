import { type StageTargets, type Settings } from '@deportivo/contracts/admin/settings'
import { BOARD_STATES, stageTitle } from '@deportivo/lifecycle/order/states'
import { NumberField } from '../../shared/form/number-field.tsx'
import { TARGETS_FORM } from './settings.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { Section } from './section.tsx'

export function TargetsSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const form = useContractForm<StageTargets>(TARGETS_FORM, settings.stage_targets)
  const submit = form.submit((stage_targets) => saveSection(settings, { stage_targets }, 'stage_targets.'))
  return (
    <Section title={t('settings.targets')} text={t('settings.targets_text')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        {BOARD_STATES.map((stage) => (
          <NumberField
            key={stage}
            control={form.control}
            name={stage}
            label={t(stageTitle(stage))}
            maxDigits={5}
          />
        ))}
        <FormFoot state={form.formState} submitText={t('common.save')} canSubmit={form.formState.isDirty} />
      </form>
    </Section>
  )
}
