import type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CatalogueField } from '../../entities/catalogue/catalogue-field.tsx'
import { TextAreaField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { useOnlyChoice } from '../../shared/form/use-only-choice.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useExpenseLists } from './use-expense-choices.ts'

/** What the fields of an expense hold while it is filled in. */
export interface SpentValues {
  amount: number | null
  category_id: number | null
  payment_id: number | null
  financial_situation_id: number | null
  store_id: number | null
  note: string | null
}

export const NOTHING_SPENT: SpentValues = {
  amount: null,
  category_id: null,
  payment_id: null,
  financial_situation_id: null,
  store_id: null,
  note: null,
}

/** These fields of a stored expense, or of a recurring one. */
export function spentOf(stored: SpentValues): SpentValues {
  const { amount, category_id, payment_id, financial_situation_id, store_id, note } = stored
  return { amount, category_id, payment_id, financial_situation_id, store_id, note }
}

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'control' | 'getValues' | 'setValue'>

/** What was spent, on what and how: the fields of an expense, and of a recurring one. */
export function SpentFields<V extends FieldValues & SpentValues>({ form }: { form: Form<V> }) {
  const t = useTexts()
  const lists = useExpenseLists()
  const control = form.control as unknown as Control<SpentValues>
  useOnlyChoice(form, 'payment_id' as Path<V>, lists.payment)
  useOnlyChoice(form, 'store_id' as Path<V>, lists.store)
  return (
    <>
      <MoneyField control={control} name="amount" label={t('expenses.amount')} />
      <CatalogueField
        list="expense_categories"
        control={control}
        name="category_id"
        label={t('expenses.category')}
        options={lists.category}
      />
      <CatalogueField
        list="financial_situations"
        control={control}
        name="financial_situation_id"
        label={t('expenses.situation')}
        options={lists.situation}
      />
      <CatalogueField
        list="expense_payments"
        control={control}
        name="payment_id"
        label={t('expenses.payment')}
        options={lists.payment}
      />
      <CatalogueField
        list="stores"
        control={control}
        name="store_id"
        label={t('expenses.store')}
        options={lists.store}
      />
      <TextAreaField control={control} name="note" label={t('expenses.note')} maxLength={500} isOptional />
    </>
  )
}
