import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import type { BodyOf } from '@deportivo/contracts/route'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { hasSentProof } from '../../entities/attachment/send-file.ts'
import { FileChoice } from '../../shared/files/file-choice.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import { unlessStale } from '../../shared/form/stale/unless-stale.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { dayMeant, TODAY } from '../../shared/list/query/today.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { ExpenseDecision } from './expense-facts.tsx'
import { NOTHING_SPENT, SpentFields, spentOf, type SpentValues } from './expense-fields.tsx'
import { ExpenseFiles } from './expense-files.tsx'
import { PettyCashField, type PettyCashValue } from './petty-cash-field.tsx'
import { EXPENSE_FORM } from './expense.forms.ts'

type Body = BodyOf<typeof EXPENSE_ROUTES.create>
type Values = SpentValues & PettyCashValue & { date: string | null; settlement_id: number | null }

function valuesOf(expense: Expense | null, starting: Partial<Values>): Values {
  if (expense === null)
    return {
      ...NOTHING_SPENT,
      date: dayMeant(TODAY),
      settlement_id: null,
      drawer_entry_id: null,
      ...starting,
    }
  return {
    ...spentOf(expense),
    date: expense.date,
    settlement_id: expense.settlement?.id ?? null,
    drawer_entry_id: expense.paid_from_drawer?.id ?? null,
  }
}

const save = (expense: Expense | null, body: Body) =>
  expense === null
    ? call(EXPENSE_ROUTES.create, { body })
    : call(EXPENSE_ROUTES.change, {
        params: { id: expense.id },
        // What was emptied must reach the server as empty.
        body: { note: null, drawer_entry_id: null, ...body, version: expense.version },
      })

interface FormProps {
  expense: Expense | null
  starting: Partial<Values>
  stale: CallError | null
  onStale: (failure: CallError) => void
  onShowStored: () => void
  /** The expense was recorded, but its file did not arrive. */
  onWithoutFile: (expense: Expense) => void
  onClose: () => void
}

function ExpenseForm({ expense, starting, stale, ...on }: FormProps) {
  const { onStale, onShowStored, onWithoutFile, onClose } = on
  const t = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const form = useContractForm<Values, Body>(EXPENSE_FORM, valuesOf(expense, starting))
  const { isDirty, isSubmitting, errors } = form.formState
  const submit = form.submit(async (body) => {
    const saved = await unlessStale(save(expense, body), onStale)
    if (!saved) return false
    showDone(saved)
    const isWhole = file === null || (await hasSentProof({ expenseId: saved.data.id }, file))
    await revalidate(EXPENSE_ROUTES.list)
    if (isWhole) onClose()
    else onWithoutFile(saved.data)
    return true
  })
  return (
    <FormDialog
      title={expense === null ? t('expenses.new') : t('expenses.edit', { id: expense.id })}
      submitText={t(expense === null ? 'expenses.create' : 'common.save')}
      width={480}
      isModal
      shape="side"
      form={form}
      isUnchanged={expense !== null && !isDirty}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {stale && <StaleNotice failure={stale} differences={[]} onShow={onShowStored} />}
      {expense && <ExpenseDecision expense={expense} />}
      <TextField control={form.control} name="date" label={t('expenses.date')} type="date" />
      <SpentFields form={form} />
      <PettyCashField control={form.control as unknown as Control<PettyCashValue>} expense={expense} />
      {expense === null ? (
        <FileChoice label={t('expenses.add_file')} file={file} onChange={setFile} />
      ) : (
        <ExpenseFiles id={expense.id} />
      )}
    </FormDialog>
  )
}

/** Records an expense, or changes the given one, in a drawer beside the list. */
export function ExpenseDialog({
  expense,
  starting = {},
  onClose,
}: {
  expense: Expense | null
  /** What is known already of a new one. */
  starting?: Partial<Values>
  onClose: () => void
}) {
  const [base, setBase] = useState({ expense, revision: 0 })
  const [stale, setStale] = useState<CallError | null>(null)
  const show = (next: Expense) => {
    setBase({ expense: next, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <ExpenseForm
      key={base.revision}
      expense={base.expense}
      starting={starting}
      stale={stale}
      onStale={setStale}
      onShowStored={() => stale && show(stale.data as Expense)}
      onWithoutFile={show}
      onClose={onClose}
    />
  )
}
