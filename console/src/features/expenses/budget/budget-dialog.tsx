import { BUDGET_ROUTES, type BudgetRow } from '@deportivo/contracts/finance/expense-budgets'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { BUDGET_FORM } from '../expense.forms.ts'

interface Values {
  amount: number | null
}

/** What may be spent on a situation in a month; blank removes the budget. */
export function BudgetDialog({
  month,
  row: { financial_situation_id, financial_situation_name, amount, version },
  onClose,
}: {
  month: string
  row: BudgetRow
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<Values, Partial<Values>>(BUDGET_FORM, { amount })
  return (
    <ContractDialog
      form={form}
      title={t('budget.set_for', { name: financial_situation_name })}
      submitText={t('common.save')}
      isUnchanged={!form.formState.isDirty}
      send={async (values) => {
        const body = { month, financial_situation_id, amount: values.amount ?? null }
        showDone(
          await call(BUDGET_ROUTES.set, { body: { ...body, ...(version === null ? {} : { version }) } }),
        )
        await revalidate(BUDGET_ROUTES.get)
      }}
      onClose={onClose}
    >
      <MoneyField
        control={form.control}
        name="amount"
        label={t('budget.amount')}
        help={t('budget.amount_help')}
        isOptional
        isWide
      />
    </ContractDialog>
  )
}
