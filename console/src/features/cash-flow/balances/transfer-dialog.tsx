import type { AccountBalance } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import type { BodyOf } from '@deportivo/contracts/route'
import { useState } from 'react'
import { hasSentProof } from '../../../entities/attachment/send-file.ts'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { dayMeant, TODAY } from '../../../shared/list/query/today.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { MONEY_TRANSFER_FORM } from './money.forms.ts'
import { TransferDetail } from './transfer-detail.tsx'

type Body = BodyOf<typeof MONEY_TRANSFER_ROUTES.create>

interface Values {
  date: string | null
  from_account_id: number | null
  to_account_id: number | null
  amount: number | null
  note: string | null
}

const EMPTY: Omit<Values, 'date'> = { from_account_id: null, to_account_id: null, amount: null, note: null }

interface DialogProps {
  accounts: readonly AccountBalance[]
  /** What is known already. */
  starting?: Partial<Values>
  onClose: () => void
}

/** Records money that moved from one account to another, with the bank's receipt. Where that did not arrive, the transfer is shown for another try. */
export function TransferDialog(props: DialogProps) {
  const [unproved, setUnproved] = useState<number | null>(null)
  if (unproved !== null) return <TransferDetail id={unproved} onClose={props.onClose} />
  return <NewTransfer {...props} onWithoutFile={setUnproved} />
}

function NewTransfer({
  accounts,
  starting = {},
  onWithoutFile,
  onClose,
}: DialogProps & { onWithoutFile: (id: number) => void }) {
  const t = useTexts()
  const form = useContractForm<Values, Body>(MONEY_TRANSFER_FORM, {
    date: dayMeant(TODAY),
    ...EMPTY,
    ...starting,
  })
  const [file, setFile] = useState<File | null>(null)
  const { control } = form
  const { isSubmitting, errors } = form.formState
  const submit = form.submit(async (body) => {
    const done = await call(MONEY_TRANSFER_ROUTES.create, { body })
    showDone(done)
    const { id } = done.data
    if (file === null || (await hasSentProof({ transferId: id }, file))) onClose()
    else onWithoutFile(id)
  })
  return (
    <FormDialog
      title={t('money_transfers.new')}
      submitText={t('money_transfers.record')}
      width={480}
      isModal
      form={form}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="from_account_id"
        label={t('money_transfers.from')}
        options={accounts}
      />
      <SelectField
        control={control}
        name="to_account_id"
        label={t('money_transfers.to')}
        options={accounts}
      />
      <MoneyField control={control} name="amount" label={t('money_transfers.amount')} />
      <TextField control={control} name="date" label={t('money_transfers.date')} type="date" />
      <TextAreaField
        control={control}
        name="note"
        label={t('money_transfers.note')}
        maxLength={500}
        isOptional
      />
      <FileChoice label={t('expenses.add_file')} file={file} onChange={setFile} />
    </FormDialog>
  )
}
