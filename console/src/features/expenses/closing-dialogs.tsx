import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { DeleteDialog } from '../../shared/form/delete-dialog.tsx'
import { TextAreaField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { REFUSAL_FORM } from './expense.forms.ts'

interface Closing {
  expense: Pick<Expense, 'id' | 'version'>
  onClose: () => void
}

/** Why an expense that waits is refused. */
export function RefuseExpense({ expense: { id, version }, onClose }: Closing) {
  const t = useTexts()
  const form = useContractForm<{ reason: string | null }, { reason: string }>(REFUSAL_FORM, { reason: null })
  return (
    <ContractDialog
      form={form}
      title={t('expenses.refuse_title', { id })}
      submitText={t('expenses.refuse')}
      intent="danger"
      send={async ({ reason }) => {
        showDone(await call(EXPENSE_ROUTES.refuse, { params: { id }, body: { reason, version } }))
        await revalidate(EXPENSE_ROUTES.list)
      }}
      onClose={onClose}
    >
      <p>{t('expenses.refuse_text')}</p>
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('expenses.reason')}
        maxLength={500}
        autoFocus
      />
    </ContractDialog>
  )
}

/** Asks before an expense is deleted with its files. */
export function DeleteExpense({ expense: { id, version }, onClose }: Closing) {
  const t = useTexts()
  const remove = async () => {
    const reply = await call(EXPENSE_ROUTES.remove, { params: { id }, body: { version } })
    await revalidate(EXPENSE_ROUTES.list)
    return reply
  }
  return (
    <DeleteDialog title={t('expenses.delete', { id })} remove={remove} onClose={onClose}>
      {t('expenses.delete_text')}
    </DeleteDialog>
  )
}
