import { createUser, updateUser, type User } from '@deportivo/contracts/auth/users'
import { useWatch } from 'react-hook-form'
import type { CallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { TextField } from '../../shared/form/form-fields.tsx'
import { unlessStale } from '../../shared/form/stale/unless-stale.ts'
import { PhoneField } from '../../shared/form/phone-field.tsx'
import { newPasswordRules } from '../../shared/form/password/password-pair.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { PhotoField, photoBody, type PhotoChoice } from '../../shared/files/photo-field.tsx'
import { usePhoto } from '../../shared/files/use-photo.ts'
import { collectingErrors } from './creation-errors.tsx'
import { AccessFields } from './access-fields.tsx'
import { NEW_USER_FORM, USER_FORM } from './user.forms.ts'
import { valuesOf, type NewUserBody, type UserBody, type UserValues } from './user-values.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'

// A field that was emptied must reach the server as empty, not as untouched.
const EMPTIED = { phone: null, address: null, identification_number: null }

async function save(user: User | null, values: UserBody, photo: PhotoChoice) {
  const { body, upload } = photoBody(photo)
  if (user === null) {
    // Complete: it passed the check of a new user's form.
    const complete = { ...values, ...body } as NewUserBody
    return collectingErrors(() => call(createUser, { body: complete, ...upload }))
  }
  return call(updateUser, {
    params: { id: user.id },
    body: { ...EMPTIED, ...values, ...body, version: user.version },
    ...upload,
  })
}

/** Everything the product keeps of a person. Renders its own buttons; a refusal stands on the field it concerns. */
export function UserForm({
  user,
  onSaved,
  onStale,
  onCancel,
}: {
  user: User | null
  onSaved: (user: User) => void
  /** The user changed meanwhile: the failure carries the present one. */
  onStale?: (failure: CallError) => void
  onCancel: () => void
}) {
  const t = useTexts()
  const form = useContractForm<UserValues, UserBody>(
    user === null ? NEW_USER_FORM : USER_FORM,
    valuesOf(user),
    newPasswordRules,
  )
  const { control, formState, trigger } = form
  const photo = usePhoto(form)
  const name = useWatch({ control, name: 'name' })
  const isChanged = formState.isDirty || photo.choice !== null
  const submit = form.submit(async (values) => {
    const saved = await unlessStale(save(user, values, photo.choice), onStale)
    if (!saved) return false
    showDone(saved)
    onSaved(saved.data)
    return true
  })
  return (
    <form className="ad-user-form" noValidate onSubmit={(event) => void submit(event)}>
      <section className="ad-card ad-card--padded">
        <h2>{t('people.personal')}</h2>
        <div className="ad-form">
          <PhotoField name={name || '?'} picture={user?.photo ?? null} {...photo} />
          <TextField control={control} name="name" label={t('people.name')} maxLength={120} isWide />
          <TextField
            control={control}
            name="identification_number"
            label={t('people.document')}
            maxLength={20}
            isOptional
          />
          <PhoneField control={control} label={t('people.phone')} isOptional />
          <TextField
            control={control}
            name="address"
            label={t('people.address')}
            maxLength={200}
            isWide
            isOptional
          />
        </div>
      </section>
      <AccessFields control={control} trigger={trigger} isNew={user === null} />
      <FormFoot
        form={form}
        submitText={t(user === null ? 'people.create' : 'common.save')}
        isUnchanged={!isChanged}
        isLong
        onCancel={onCancel}
      />
    </form>
  )
}
