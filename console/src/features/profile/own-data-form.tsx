import { saveOwnProfile, type User } from '@deportivo/contracts/auth/users'
import { shownPhone } from '@deportivo/contracts/phone'
import type { BodyOf } from '@deportivo/contracts/route'
import { useWatch } from 'react-hook-form'
import { call } from '../../shared/net/call.ts'
import { TextField } from '../../shared/form/form-fields.tsx'
import { PhoneField } from '../../shared/form/phone-field.tsx'
import { OWN_DATA_FORM } from './profile.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { PhotoField, photoBody } from '../../shared/files/photo-field.tsx'
import { usePhoto } from '../../shared/files/use-photo.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'

// A field that was emptied must reach the server as empty, not as untouched.
const EMPTIED = { phone: null, address: null }

interface OwnData {
  name: string
  phone: string
  address: string
}

/** The fields that every user may change of their own. */
export function OwnDataForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const t = useTexts()
  const form = useContractForm<OwnData, BodyOf<typeof saveOwnProfile>>(OWN_DATA_FORM, {
    name: user.name,
    phone: shownPhone(user.phone ?? ''),
    address: user.address ?? '',
  })
  const { control } = form
  const { isDirty } = form.formState
  const photo = usePhoto(form)
  const name = useWatch({ control, name: 'name' })
  const submit = form.submit(async (values) => {
    const { body, upload } = photoBody(photo.choice)
    const reply = await call(saveOwnProfile, {
      body: { ...EMPTIED, ...values, ...body, version: user.version },
      ...upload,
    })
    showDone(reply)
    onSaved(reply.data)
  })
  return (
    <form className="ad-card ad-card--padded ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('profile_page.data')}</h2>
      <div className="ad-form">
        <PhotoField name={name || '?'} picture={user.photo} {...photo} />
        <TextField control={control} name="name" label={t('people.name')} maxLength={120} isWide />
        <PhoneField control={control} label={t('people.phone')} isOptional />
        <TextField control={control} name="address" label={t('people.address')} maxLength={200} isOptional />
      </div>
      <FormFoot form={form} submitText={t('common.save')} isUnchanged={!isDirty && photo.choice === null} />
    </form>
  )
}
