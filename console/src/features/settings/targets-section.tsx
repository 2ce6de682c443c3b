import { formatDuration } from '@deportivo/contracts/duration'
import { type StageTargets, type Settings } from '@deportivo/contracts/admin/settings'
import { BOARD_STATES, stageTitle } from '@deportivo/lifecycle/order/states'
import { DurationField } from '../../shared/form/duration-field.tsx'
import { TARGETS_FORM } from './settings.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { Section } from './section.tsx'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A day, in minutes of business hours. */
const workdayMinutes = ({ business_hours: { opens, closes } }: Settings) =>
  minutesOf(closes) - minutesOf(opens)

export function TargetsSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const form = useContractForm<StageTargets>(TARGETS_FORM, settings.stage_targets)
  const dayMinutes = workdayMinutes(settings)
  const submit = form.submit((stage_targets) => saveSection(settings, { stage_targets }, 'stage_targets.'))
  return (
    <Section
      title={t('settings.targets')}
      text={t('settings.targets_text', { day: formatDuration(dayMinutes, t) })}
    >
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        {BOARD_STATES.map((stage) => (
          <DurationField
            key={stage}
            control={form.control}
            name={stage}
            label={t(stageTitle(stage))}
            dayMinutes={dayMinutes}
          />
        ))}
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
