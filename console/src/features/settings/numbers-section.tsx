import type { Settings } from '@deportivo/contracts/admin/settings'
import type { ContractForm } from '../../shared/form/contract-form.ts'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { Section } from './section.tsx'
import { HOLDS_FORM, RETURNS_FORM, VOUCHERS_FORM } from './settings.forms.ts'
import { saveSection } from './save-section.ts'

type Name =
  | 'hold_hours'
  | 'reserve_days'
  | 'voucher_months'
  | 'return_days'
  | 'often_client'
  | 'often_product'
  | 'often_days'

interface NumberSection {
  title: TextKey
  form: ContractForm<Record<string, number>>
  names: readonly Name[]
}

/** Settings that are numbers, by what they are about. */
export const NUMBER_SECTIONS: readonly NumberSection[] = [
  { title: 'settings.holds', form: HOLDS_FORM, names: ['hold_hours', 'reserve_days'] },
  { title: 'settings.vouchers', form: VOUCHERS_FORM, names: ['voucher_months'] },
  {
    title: 'menu.returns',
    form: RETURNS_FORM,
    names: ['return_days', 'often_client', 'often_product', 'often_days'],
  },
]

export function NumbersSection({ settings, section }: { settings: Settings; section: NumberSection }) {
  const t = useTexts()
  const { title, names } = section
  const values = Object.fromEntries(names.map((name) => [name, settings[name]]))
  const form = useContractForm<Record<string, number>>(section.form, values)
  const submit = form.submit((changed) => saveSection(settings, changed))
  return (
    <Section title={t(title)}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <NumberField
            key={name}
            control={form.control}
            name={name}
            label={t(`settings.${name}`)}
            help={t(`settings.${name}_help`)}
            most={999}
            isWide
          />
        ))}
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
