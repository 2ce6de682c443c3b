import { listCashiers } from '@deportivo/contracts/finance/cashiers'
import { listPaymentMethods } from '@deportivo/contracts/orders/lookups'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
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

/** Registers that are open, for users who count their cash: the server refuses it from others. */
function useOpenCashiers() {
  const runsRegister = useCan('manage cashier')
  const sellsLocal = useCan('create sales local')
  const cashiers = useFound(listCashiers, {}).data?.filter(({ is_open }) => is_open) ?? []
  return runsRegister || sellsLocal ? cashiers : []
}

interface Register extends Pick<FieldFrameProps, 'help'> {
  /** Cash that is paid out always leaves a register. */
  isNeeded?: boolean
}

/** The register that takes the cash, where there is one to choose. Other cash waits for accounting. */
export function CashierField<V extends FieldValues>({
  control,
  help,
  isNeeded = false,
}: { control: Control<V> } & Register) {
  const t = useTexts()
  const cashiers = useOpenCashiers()
  if (cashiers.length === 0 && !isNeeded) return null
  return (
    <SelectField
      control={control}
      name={'cashier_id' as Path<V>}
      label={t('checkout.cashier')}
      help={help}
      options={cashiers}
      isOptional={!isNeeded}
      isWide
    />
  )
}

/** The same while the method is cash. */
export function CashierOfCashField({ control, ...register }: Props & Register) {
  const method = useWatch({ control, name: 'payment_method' })
  return method === CASH ? <CashierField control={control} {...register} /> : null
}
