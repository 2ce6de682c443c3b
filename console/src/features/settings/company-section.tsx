import { me } from '@deportivo/contracts/auth/sign-in'
import type { Settings } from '@deportivo/contracts/admin/settings'
import { TextField } from '../../shared/form/form-fields.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { revalidate } from '../../shared/net/use-found.ts'
import { saveSection } from './save-section.ts'
import { Section } from './section.tsx'
import { COMPANY_FORM } from './settings.forms.ts'

interface Values {
  company_name: string | null
}

/** The name of the company, which heads its papers. */
export function CompanySection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const { company_name } = settings
  const form = useContractForm<Values, Partial<Values>>(COMPANY_FORM, { company_name })
  // A blank field is absent from the values: it is sent as null, which removes the name.
  const submit = form.submit(async (values) => {
    await saveSection(settings, { company_name: null, ...values })
    // The papers of this session have it at once.
    await revalidate(me)
  })
  return (
    <Section title={t('settings.company')}>
      <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          control={form.control}
          name="company_name"
          label={t('settings.company_name')}
          help={t('settings.company_name_help')}
          maxLength={80}
          isOptional
          isWide
        />
        <FormFoot form={form} submitText={t('common.save')} isUnchanged={!form.formState.isDirty} />
      </form>
    </Section>
  )
}
