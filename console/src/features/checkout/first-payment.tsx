import { CASH, CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { useWatch } from 'react-hook-form'
import { CashierField } from '../../entities/order/steps/payment-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { pesosOrZero } from '../../shared/language/typed-money.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { CheckoutControls } from './checkout-values.ts'

type Control = Pick<CheckoutControls, 'control'>

/** What is paid at once, in pesos; cash on delivery asks for nothing yet. */
export function useFirstPayment({ control }: Control): number {
  const [method, given] = useWatch({ control, name: ['payment_method', 'total_first_payment'] })
  return method === CASH_ON_DELIVERY ? 0 : pesosOrZero(given)
}

interface Owed {
  owed: number
  /** What the order has already: it is not entered again. */
  registered: number
}

/** What the field of a payment is called: the first one, or one more. */
export const paymentLabel = (registered: number) =>
  registered > 0 ? 'checkout.more_payment' : 'checkout.first_payment'

/** What the order has already, and what a typed payment leaves of what is owed. */
function usePaymentHelp({ owed, registered }: Owed, given: number): string {
  const t = useTexts()
  const { money } = useFormats()
  const values = { registered: money(registered), balance: money(owed - given) }
  if (given > 0)
    return t(registered > 0 ? 'checkout.registered_balance_after' : 'checkout.balance_after', values)
  return t(registered > 0 ? 'checkout.registered' : 'checkout.first_payment_help', values)
}

/** What is paid at once, what it leaves of what is owed, and where cash goes. */
export function FirstPaymentFields({ control, owed, registered }: Control & Owed) {
  const t = useTexts()
  const { money } = useFormats()
  const method = useWatch({ control, name: 'payment_method' })
  const given = useFirstPayment({ control })
  const help = usePaymentHelp({ owed, registered }, given)
  if (method === CASH_ON_DELIVERY) return null
  return (
    <>
      <MoneyField
        control={control}
        name="total_first_payment"
        label={t(paymentLabel(registered))}
        help={help}
        refusal={given > owed ? t('order.refused.amount_too_high', { balance: money(owed) }) : undefined}
        isOptional
      />
      {method === CASH && given > 0 && <CashierField control={control} help={t('checkout.cashier_help')} />}
    </>
  )
}
