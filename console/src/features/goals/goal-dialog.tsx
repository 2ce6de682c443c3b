import { GOAL_ROUTES, type SellerGoal } from '@deportivo/contracts/sellers/goals'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { GOAL_FORM } from './goal.forms.ts'

interface Values {
  amount: number | null
}

/** What a seller should bring in a month; blank removes the goal. */
export function GoalDialog({
  month,
  row: { seller_id, seller_name, amount, version },
  onClose,
}: {
  month: string
  row: SellerGoal
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<Values, Partial<Values>>(GOAL_FORM, { amount })
  return (
    <ContractDialog
      form={form}
      title={t('goals.set_for', { name: seller_name })}
      submitText={t('common.save')}
      isUnchanged={!form.formState.isDirty}
      send={async (values) => {
        const body = { month, seller_id, amount: values.amount ?? null }
        showDone(await call(GOAL_ROUTES.set, { body: { ...body, ...(version === null ? {} : { version }) } }))
        await revalidate(GOAL_ROUTES.get)
      }}
      onClose={onClose}
    >
      <MoneyField
        control={form.control}
        name="amount"
        label={t('goals.amount')}
        help={t('goals.amount_help')}
        isOptional
        isWide
      />
    </ContractDialog>
  )
}
