import type { Settings } from '@deportivo/contracts/admin/settings'
import type { ContractForm } from '../../shared/form/contract-form.ts'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { Section } from './section.tsx'
import { HOLDS_FORM, RETURNS_FORM, VOUCHERS_FORM } from './settings.forms.ts'
import { saveSection } from './save-section.ts'

const NUMBERS = {
  hold_hours: {
    form: HOLDS_FORM as ContractForm<Record<string, number>>,
    title: 'settings.holds',
    label: 'settings.hold_hours',
    help: 'settings.hold_hours_help',
  },
  voucher_months: {
    form: VOUCHERS_FORM as ContractForm<Record<string, number>>,
    title: 'settings.vouchers',
    label: 'settings.voucher_months',
    help: 'settings.voucher_months_help',
  },
  return_days: {
    form: RETURNS_FORM as ContractForm<Record<string, number>>,
    title: 'menu.returns',
    label: 'settings.return_days',
    help: 'settings.return_days_help',
  },
} as const

/** A setting that is one number. */
export function NumberSection({ settings, name }: { settings: Settings; name: keyof typeof NUMBERS }) {
  const t = useTexts()
  const { form: contract, title, label, help } = NUMBERS[name]
  const form = useContractForm<Record<string, number>>(contract, { [name]: settings[name] })
  const submit = form.submit((values) => saveSection(settings, values))
  return (
    <Section title={t(title)}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          control={form.control}
          name={name}
          label={t(label)}
          help={t(help)}
          maxDigits={3}
          isWide
        />
        <FormFoot state={form.formState} submitText={t('common.save')} canSubmit={form.formState.isDirty} />
      </form>
    </Section>
  )
}
