import { Checkbox } from '@blueprintjs/core'
import type { Settings } from '@deportivo/contracts/admin/settings'
import { useController, type Control } from 'react-hook-form'
import { HOURS_FORM } from './settings.forms.ts'
import { TextField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useFieldLabel } from '../../shared/form/submit/field-labels.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { Section } from './section.tsx'

type Hours = Settings['business_hours']

/** The week as people here count it: it begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

function Days({ control }: { control: Control<Hours> }) {
  const t = useTexts()
  const { field, fieldState } = useController({ control, name: 'days' })
  useFieldLabel(control, 'days', t('settings.days'))
  const turn = (day: number) =>
    field.onChange(
      field.value.includes(day) ? field.value.filter((one) => one !== day) : [...field.value, day].sort(),
    )
  return (
    <fieldset className="ad-setting__days ad-field--wide">
      <legend>{t('settings.days')}</legend>
      {WEEK.map((day) => (
        <Checkbox
          key={day}
          checked={field.value.includes(day)}
          label={t(`settings.day.${day}`)}
          onChange={() => turn(day)}
        />
      ))}
      {fieldState.error && <span className="ad-field__error">{fieldState.error.message}</span>}
    </fieldset>
  )
}

export function HoursSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const form = useContractForm<Hours>(HOURS_FORM, settings.business_hours)
  const submit = form.submit((business_hours) => saveSection(settings, { business_hours }, 'business_hours.'))
  return (
    <Section title={t('settings.hours')} text={t('settings.hours_text')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField control={form.control} name="opens" label={t('settings.opens')} type="time" />
        <TextField control={form.control} name="closes" label={t('settings.closes')} type="time" />
        <Days control={form.control} />
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
