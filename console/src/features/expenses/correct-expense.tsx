import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import type { BodyOf } from '@deportivo/contracts/route'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { Facts } from '../../shared/ui/display/facts.tsx'
import { CORRECTION_FORM } from './expense.forms.ts'

type Body = BodyOf<typeof EXPENSE_ROUTES.correct>

interface Values {
  amount: number | null
  note: string | null
}

/** What an expense comes to with what corrects it. */
const presentOf = ({ amount, corrections }: Expense): number =>
  corrections.reduce((sum, correction) => sum + correction.amount, amount)

/** Asks for the right amount of an expense of a closed month; the difference becomes an expense of today. */
export function CorrectExpense({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const t = useTexts()
  const { money, signed, shopDay } = useFormats()
  const { id, date, category_name } = expense
  const form = useContractForm<Values, Body>(CORRECTION_FORM, { amount: null, note: null })
  const right = useWatch({ control: form.control, name: 'amount' })
  const present = presentOf(expense)
  const isKnown = right !== null && Number.isInteger(right)
  return (
    <ContractDialog
      form={form}
      title={t('expenses.correct_title', { id })}
      submitText={t('expenses.correct')}
      send={async (body) => {
        showDone(await call(EXPENSE_ROUTES.correct, { params: { id }, body }))
        await revalidate(EXPENSE_ROUTES.list)
      }}
      onClose={onClose}
    >
      <p>{t('expenses.correct_text')}</p>
      <Facts
        facts={[
          [t('expenses.category'), category_name],
          [t('expenses.date'), shopDay(date)],
          [t('expenses.present_amount'), <span key="present">{money(present)}</span>],
          [
            t('expenses.difference'),
            isKnown && (
              <strong key="difference" className="ad-num">
                {signed(right - present, 'money')}
              </strong>
            ),
          ],
        ]}
      />
      <MoneyField control={form.control} name="amount" label={t('expenses.right_amount')} />
      <TextAreaField
        control={form.control}
        name="note"
        label={t('expenses.correction_note')}
        maxLength={500}
      />
    </ContractDialog>
  )
}
