import { listCashiers } from '@deportivo/contracts/finance/cashiers'
import { listPaymentMethods } from '@deportivo/contracts/orders/lookups'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { useWatch, type Control } from 'react-hook-form'
import type { FieldFrameProps } from '../../../shared/form/field.tsx'
import { SelectField } from '../../../shared/form/form-fields.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import type { StepFields } from './use-steps.ts'

interface Props {
  control: Control<StepFields>
}

/** How the client pays now: cash on delivery is paid to the courier. */
export function PaymentMethodField({
  control,
  ...frame
}: Props & Pick<FieldFrameProps, 'isOptional' | 'help'>) {
  const t = useTexts()
  const methods = useFound(listPaymentMethods, {}).data?.filter(({ is_ct }) => !is_ct)
  return (
    <SelectField
      control={control}
      name="payment_method"
      label={t('checkout.method')}
      options={methods}
      {...frame}
      isWide
    />
  )
}

/** The register that takes the cash, for users with one. Other cash waits for accounting. */
export function CashierField({ control }: Props) {
  const t = useTexts()
  const runsRegister = useCan('manage cashier')
  const sellsLocal = useCan('create sales local')
  const method = useWatch({ control, name: 'payment_method' })
  const cashiers = useFound(listCashiers, {}).data?.filter(({ is_open }) => is_open) ?? []
  if (method !== CASH || cashiers.length === 0 || !(runsRegister || sellsLocal)) return null
  return (
    <SelectField
      control={control}
      name="cashier_id"
      label={t('checkout.cashier')}
      options={cashiers}
      isOptional
      isWide
    />
  )
}
