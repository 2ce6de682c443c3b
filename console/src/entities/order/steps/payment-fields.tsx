import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { listPaymentMethods } from '@deportivo/contracts/orders/lookups'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
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

type Sold = Pick<Card, 'type_order'>

/**
 * Registers that are open, for users who count their cash, and over the counter for its sellers: the server refuses it
 * from others. Undefined while loading.
 */
function useOpenCashiers(order: Sold | undefined) {
  const runsRegister = useCan('manage cashier')
  const sellsLocal = useCan('create sales local')
  const cashiers = useFound(listCashiers, {}).data?.filter(({ is_open }) => is_open)
  const isAtCounter = order !== undefined && orderKind(order).track === 'counter'
  return runsRegister || (isAtCounter && sellsLocal) ? cashiers : []
}

/** Why no register pays cash out, and what to do instead. */
function NoRegister() {
  const t = useTexts()
  const reason = useCan('manage cashier') ? 'open_one' : 'not_allowed'
  return (
    <p className="ad-note ad-note--warn ad-field--wide" role="status">
      {t(`payment.no_register.${reason}`)}
    </p>
  )
}

interface Register extends Pick<FieldFrameProps, 'help'> {
  /** The order that the cash pays. */
  order?: Sold
  /** Cash that is paid out always leaves a register. */
  isNeeded?: boolean
}

/** The register that takes the cash, where there is one to choose. Other cash waits for accounting. */
export function CashierField<V extends FieldValues>({
  control,
  order,
  help,
  isNeeded = false,
}: { control: Control<V> } & Register) {
  const t = useTexts()
  const cashiers = useOpenCashiers(order)
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
