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

/** Registers that are open, for users who count their cash: the server refuses it from others. Undefined while loading. */
function useOpenCashiers() {
  const mayUse = useMayUseRegister()
  const cashiers = useFound(listCashiers, {}).data?.filter(({ is_open }) => is_open)
  return mayUse ? cashiers : []
}

function useMayUseRegister(): boolean {
  const runsRegister = useCan('manage cashier')
  const sellsLocal = useCan('create sales local')
  return runsRegister || sellsLocal
}

/** Why no register pays cash out, and what to do instead. */
function NoRegister() {
  const t = useTexts()
  const mayUse = useMayUseRegister()
  const mayOpen = useCan('manage cashier')
  const reason = !mayUse ? 'not_allowed' : mayOpen ? 'open_one' : 'ask_to_open'
  return (
    <p className="ad-note ad-note--warn ad-field--wide" role="status">
      {t(`payment.no_register.${reason}`)}
    </p>
  )
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
  if (!isNeeded && !cashiers?.length) return null
  if (cashiers?.length === 0) return <NoRegister />
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
