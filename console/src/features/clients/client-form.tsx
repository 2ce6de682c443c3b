import {
  createClient,
  listClients,
  listClientTypes,
  listPersonTypes,
  updateClient,
  type Client,
} from '@deportivo/contracts/clients/clients'
import { identificationRefusal } from '@deportivo/contracts/identification'
import { useWatch, type Control } from 'react-hook-form'
import type { CallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { SelectField, TextField } from '../../shared/form/form-fields.tsx'
import { unlessStale } from '../../shared/form/stale/unless-stale.ts'
import { PhotoField, photoBody, type PhotoChoice } from '../../shared/files/photo-field.tsx'
import { usePhoto } from '../../shared/files/use-photo.ts'
import { PhoneField } from '../../shared/form/phone-field.tsx'
import { CLIENT_FORM } from './client.forms.ts'
import { valuesOf, type ClientBody, type ClientValues } from './client-values.ts'
import { SimilarClients } from './similar-clients.tsx'
import { useContractForm, type AlsoWrong } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { usePlaces } from '../../entities/place/use-places.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { usePriceCodes } from '../../entities/product/prices/use-price-codes.ts'

const NOTHING: Record<string, string> = {}

const wrongNumber: AlsoWrong<ClientValues> = ({ identification_number, type_of_person }, t) => {
  const refusal = identificationRefusal(identification_number ?? '', type_of_person)
  return refusal ? { identification_number: t(refusal) } : NOTHING
}

const submitKey = (client: Client | null) => (client === null ? 'client.create' : 'common.save')

// A field that was emptied must reach the server as empty, not as untouched.
const EMPTIED = { email: null, contact: null, municipality: null, code_id: null }

async function save(client: Client | null, values: ClientBody, photo: PhotoChoice) {
  const { body, upload } = photoBody(photo)
  if (client === null) return call(createClient, { body: { ...values, ...body }, ...upload })
  const { id, version } = client
  return call(updateClient, { params: { id }, body: { ...EMPTIED, ...values, ...body, version }, ...upload })
}

type Fields = Control<ClientValues>

/** The picture, with the initials of the typed name where there is none. */
function ClientPhoto({
  control,
  client,
  photo,
}: {
  control: Fields
  client: Client | null
  photo: ReturnType<typeof usePhoto>
}) {
  const name = useWatch({ control, name: 'name' })
  return <PhotoField name={name || '?'} picture={client?.photo ?? null} {...photo} />
}

/** For users who see price codes. */
function PriceCodeField({ control }: { control: Fields }) {
  const t = useTexts()
  const codes = usePriceCodes()
  if (!codes) return null
  return (
    <SelectField
      control={control}
      name="code_id"
      label={t('product.price_code')}
      options={codes}
      isOptional
    />
  )
}

const isUnchanged = (isDirty: boolean, photo: PhotoChoice) => !isDirty && photo === null

/** Everything the shop knows of a client; `typed` is what was searched in vain. Renders its own buttons. */
export function ClientForm({
  client = null,
  typed = '',
  phone = '',
  cancelText,
  onSaved,
  onStale,
  onCancel,
}: {
  client?: Client | null
  typed?: string
  /** Of a new client, where it is known already. */
  phone?: string
  /** Where its way out leads one step back in the same dialog. */
  cancelText?: string
  onSaved: (client: Client) => void
  /** The client changed meanwhile: the failure carries the present one. */
  onStale?: (failure: CallError, typed: ClientBody) => void
  onCancel: () => void
}) {
  const t = useTexts()
  const form = useContractForm<ClientValues, ClientBody>(
    CLIENT_FORM,
    valuesOf(client, typed, phone),
    wrongNumber,
  )
  const { control, clear, formState } = form
  const photo = usePhoto(form)
  const departmentId = useWatch({ control, name: 'department_id' })
  const { departments, cities } = usePlaces(departmentId)
  const personTypes = useFound(listPersonTypes, {})
  const clientTypes = useFound(listClientTypes, {})
  const submit = form.submit(async (values) => {
    const saved = await unlessStale(
      save(client, values, photo.choice),
      onStale && ((failure) => onStale(failure, values)),
    )
    if (!saved) return false
    showDone(saved)
    await revalidate(listClients)
    onSaved(saved.data)
    return true
  })
  return (
    <form className="ad-form" noValidate onSubmit={(event) => void submit(event)}>
      <ClientPhoto control={control} client={client} photo={photo} />
      <TextField control={control} name="name" label={t('client.name')} maxLength={160} isWide autoFocus />
      <SelectField
        control={control}
        name="type_of_person"
        label={t('client.person')}
        options={personTypes.data}
      />
      <TextField
        control={control}
        name="identification_number"
        label={t('client.document')}
        maxLength={20}
        help={t('client.document_help')}
      />
      <PhoneField control={control} label={t('client.phone')} />
      <TextField
        control={control}
        name="email"
        label={t('client.email')}
        type="email"
        inputMode="email"
        maxLength={254}
        isOptional
      />
      {/* In a row of its own, after a row that is full: no field beside it moves. */}
      {client === null && <SimilarClients control={control} />}
      <SelectField
        control={control}
        name="department_id"
        label={t('client.department')}
        options={departments}
        isLong
        onPicked={() => clear('city_id')}
      />
      <SelectField
        control={control}
        name="city_id"
        label={t('client.city')}
        options={departmentId ? cities : []}
        isLong
        isLoading={Boolean(departmentId) && cities === undefined}
        {...(departmentId ? {} : { help: t('client.city_help') })}
      />
      <TextField control={control} name="address" label={t('client.address')} maxLength={200} isWide />
      <TextField
        control={control}
        name="municipality"
        label={t('client.municipality')}
        maxLength={120}
        isOptional
      />
      <TextField control={control} name="contact" label={t('client.contact')} maxLength={120} isOptional />
      <SelectField
        control={control}
        name="type_of_client"
        label={t('client.type')}
        options={clientTypes.data}
      />
      <PriceCodeField control={control} />
      <FormFoot
        form={form}
        submitText={t(submitKey(client))}
        isUnchanged={isUnchanged(formState.isDirty, photo.choice)}
        {...(cancelText === undefined ? {} : { cancelText })}
        onCancel={onCancel}
      />
    </form>
  )
}
