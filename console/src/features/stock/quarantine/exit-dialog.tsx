import {
  EXIT_KINDS,
  takeOutOfQuarantine,
  type Parcel,
  type QuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useCallback, useState } from 'react'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { Segments } from '../../../shared/ui/controls/segments.tsx'
import { EXIT_FORM } from './quarantine.forms.ts'

type Kind = QuarantineExit['kind']

interface Values {
  quantity: number | null
  reason: string
  supplier: string | null
}
type Sent = { quantity: number; reason: string; supplier?: string | null }

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const t = useTexts()
  return (
    <div className="ad-stack">
      <div>
        <Segments label={t('quarantine.exit')} ids={EXIT_KINDS} value={kind} onPick={onChange}>
          {(one) => t(`quarantine.kind.${one}`)}
        </Segments>
      </div>
      <p className="ad-soft ad-small">{t(`quarantine.kind_${kind}_help`)}</p>
    </div>
  )
}

const fieldOf = (name: string) => (/^parcels\.\d+\.quantity$/.test(name) ? 'quantity' : name)

const sumOf = (parcels: readonly Parcel[]) => parcels.reduce((sum, { quantity }) => sum + quantity, 0)

const textOf = ({ supplier }: Values, kind: Kind, t: Translate): Record<string, string> =>
  kind === 'claim' && !supplier?.trim() ? { supplier: t('quarantine.refused.supplier') } : {}

/** What leaves, by name for one parcel and summed for several. */
function Leaving({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTexts()
  const { count } = useFormats()
  const [only] = parcels
  if (parcels.length === 1 && only)
    return (
      <p>
        {only.product_name} · {t('products.size')} {only.size_name} · {only.store_name}
      </p>
    )
  return <p>{t('quarantine.several', { parcels: count(parcels.length), units: count(sumOf(parcels)) })}</p>
}

/** Takes units out of quarantine in one of three ways: some of one parcel, or all of several. */
export function ExitDialog({
  parcels,
  kind: first,
  onDone,
  onClose,
}: {
  parcels: readonly Parcel[]
  kind: Kind
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const [kind, setKind] = useState(first)
  const photo = useSentFile()
  const alsoWrong = useCallback((values: Values, words: Translate) => textOf(values, kind, words), [kind])
  const quantity = sumOf(parcels)
  const isOne = parcels.length === 1
  const form = useContractForm<Values, Sent>(
    EXIT_FORM,
    { quantity, reason: '', supplier: null },
    alsoWrong,
    fieldOf,
  )
  const take = async (fields: Sent) => {
    const body = {
      kind,
      reason: fields.reason,
      ...(kind === 'claim' ? { supplier: fields.supplier ?? null } : {}),
      parcels: parcels.map((parcel) => ({
        id: parcel.id,
        quantity: isOne ? fields.quantity : parcel.quantity,
      })),
    }
    const { message } = await photo.sending(({ file, onProgress }) =>
      call(takeOutOfQuarantine, {
        body,
        ...(file ? { file: { field: 'file', file } } : {}),
        ...(onProgress ? { onProgress } : {}),
      }),
    )
    showDone({ message })
    onDone()
  }
  return (
    <ContractDialog
      form={form}
      title={t('quarantine.take_out')}
      submitText={t(`quarantine.kind.${kind}`)}
      intent={kind === 'write_off' ? 'danger' : 'primary'}
      missing={[photo.file === null && t('quarantine.photo_choice')]}
      shownRefusal={photo.refused}
      send={take}
      onClose={onClose}
    >
      <Leaving parcels={parcels} />
      <KindChoice kind={kind} onChange={setKind} />
      {isOne && (
        <NumberField
          control={form.control}
          name="quantity"
          label={t('quarantine.units_of', { count: quantity })}
          most={MOST_UNITS}
        />
      )}
      {kind === 'claim' && (
        <TextField control={form.control} name="supplier" label={t('quarantine.supplier')} maxLength={120} />
      )}
      <TextAreaField control={form.control} name="reason" label={t('transfer.reason')} maxLength={500} />
      <FileChoice
        label={t('quarantine.photo_choice')}
        file={photo.file}
        share={photo.share}
        error={photo.refused ?? undefined}
        onChange={photo.setFile}
      />
    </ContractDialog>
  )
}
