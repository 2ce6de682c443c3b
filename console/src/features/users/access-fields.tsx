import type { Control, UseFormTrigger } from 'react-hook-form'
import { CheckListField } from '../../shared/form/check-list-field.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { PasswordPair } from '../../shared/form/password/password-pair.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useAccessOptions } from './use-access-options.ts'
import type { UserValues } from './user-values.ts'

/** How a person comes in, as what, and with which prices. */
export function AccessFields({
  control,
  trigger,
  isNew,
}: {
  control: Control<UserValues>
  trigger: UseFormTrigger<UserValues>
  isNew: boolean
}) {
  const t = useTexts()
  const { profileGroups, codeGroups, mayReadCodes } = useAccessOptions()
  return (
    <section className="ad-card ad-card--padded">
      <h2>{t('people.access')}</h2>
      <div className="ad-form">
        <TextField
          control={control}
          name="email"
          label={t('people.email')}
          type="email"
          inputMode="email"
          maxLength={254}
          isWide
        />
        <PasswordPair control={control} trigger={trigger} label={t('people.password')} isOptional={!isNew} />
        <CheckListField
          control={control}
          name="profiles"
          label={t('people.profiles')}
          groups={profileGroups}
        />
        {mayReadCodes && (
          <CheckListField
            control={control}
            name="codes"
            label={t('people.codes')}
            help={t('people.codes_help')}
            groups={codeGroups}
          />
        )}
      </div>
    </section>
  )
}
