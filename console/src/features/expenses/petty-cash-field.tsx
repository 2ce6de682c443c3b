import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import type { Control } from 'react-hook-form'
import { SelectField } from '../../shared/form/form-fields.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useFound } from '../../shared/net/use-found.ts'

export interface PettyCashValue {
  drawer_entry_id: number | null
}

/** The cash that left a drawer and paid the expense; nothing where no such cash is left. */
export function PettyCashField({
  control,
  expense,
}: {
  control: Control<PettyCashValue>
  expense: Expense | null
}) {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const { data } = useFound(EXPENSE_ROUTES.pettyCash, {
    query: expense === null ? {} : { expense_id: expense.id },
  })
  if (!data || data.length === 0) return null
  return (
    <SelectField
      control={control}
      name="drawer_entry_id"
      label={t('expenses.petty_cash')}
      help={t('expenses.petty_cash_help')}
      options={data.map(({ id, cashier_name, at, left, note }) => ({
        id,
        name: t('expenses.petty_cash_option', {
          register: cashier_name,
          at: shortInstant(at),
          left: money(left),
          note,
        }),
      }))}
      isOptional
    />
  )
}
