import type { Settings } from '@deportivo/contracts/admin/settings'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'
import { Section } from './section.tsx'
import { EXPENSES_FORM } from './settings.forms.ts'

interface Values {
  expense_limit: number | null
}

/** Above which amount an expense waits for approval. */
export function ExpensesSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const { expense_limit } = settings
  const form = useContractForm<Values, Partial<Values>>(EXPENSES_FORM, { expense_limit })
  // A blank field is absent from the values: it is sent as null, which removes the limit.
  const submit = form.submit((values) => saveSection(settings, { expense_limit: null, ...values }))
  return (
    <Section title={t('settings.expenses')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <MoneyField
          control={form.control}
          name="expense_limit"
          label={t('settings.expense_limit')}
          help={t('settings.expense_limit_help')}
          isOptional
          isWide
        />
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
