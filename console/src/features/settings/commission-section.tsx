import type { CommissionPercentages, Settings } from '@deportivo/contracts/admin/settings'
import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/price-code-keys'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { Section } from './section.tsx'
import { COMMISSION_FORM } from './settings.forms.ts'

/** What sellers earn of a sale, by the price code of its line; the public one first. */
export function CommissionSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const form = useContractForm<CommissionPercentages, CommissionPercentages>(
    COMMISSION_FORM,
    settings.commission,
  )
  const submit = form.submit((commission) => saveSection(settings, { commission }))
  return (
    <Section title={t('settings.commission')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ad-soft">{t('settings.commission_help')}</p>
        {PRICE_CODE_KEYS.toReversed().map((key) => (
          <NumberField
            key={key}
            control={form.control}
            name={key}
            label={t('settings.commission_of', { code: t(`code.${key}`) })}
            most={100}
            isWide
          />
        ))}
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
