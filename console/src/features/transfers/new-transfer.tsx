import { createTransfer } from '@deportivo/contracts/catalogue/transfers'
import { useNavigate } from 'react-router-dom'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { SelectField, TextAreaField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { NEW_TRANSFER_FORM } from './transfer.forms.ts'

interface Values {
  from_store: number | null
  to_store: number | null
  note: string | null
}

interface Sent {
  from_store: number
  to_store: number
  note?: string | null
}

/** Between which stores; then the new transfer is opened, for its products. */
export function NewTransfer({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  const stores = useStores()
  const form = useContractForm<Values, Sent>(NEW_TRANSFER_FORM, {
    from_store: null,
    to_store: null,
    note: null,
  })
  const create = async (fields: Sent) => {
    const { data } = await call(createTransfer, { body: { ...fields, lines: [] } })
    void navigate(paths.transfer(data.id))
  }
  return (
    <ContractDialog
      form={form}
      title={t('transfer.new')}
      submitText={t('transfer.create')}
      send={create}
      onClose={onClose}
    >
      <SelectField
        control={form.control}
        name="from_store"
        label={t('transfer.from_store')}
        options={stores}
      />
      <SelectField control={form.control} name="to_store" label={t('transfer.to_store')} options={stores} />
      <TextAreaField
        control={form.control}
        name="note"
        label={t('transfer.note')}
        maxLength={500}
        isOptional
      />
    </ContractDialog>
  )
}
