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

/** What is paid at once, what it leaves of what is owed, and where cash goes. */
export function FirstPaymentFields({ control, owed }: Control & { owed: number }) {
  const t = useTexts()
  const { money } = useFormats()
  const method = useWatch({ control, name: 'payment_method' })
  const given = useFirstPayment({ control })
  if (method === CASH_ON_DELIVERY) return null
  return (
    <>
      <MoneyField
        control={control}
        name="total_first_payment"
        label={t('checkout.first_payment')}
        help={
          given > 0
            ? t('checkout.balance_after', { balance: money(owed - given) })
            : t('checkout.first_payment_help')
        }
        refusal={given > owed ? t('order.refused.amount_too_high', { balance: money(owed) }) : undefined}
        isOptional
      />
      {method === CASH && given > 0 && <CashierField control={control} help={t('checkout.cashier_help')} />}
    </>
  )
}
