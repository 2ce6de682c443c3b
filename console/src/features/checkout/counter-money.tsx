import { Button } from '@blueprintjs/core'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { pesosOrZero } from '../../shared/language/typed-money.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { CheckoutControls } from './checkout-values.ts'
import './checkout.css'

/** What cash and transfer leave unpaid of what is owed; below 0 they are too much. */
export function useMoneyLeft(control: CheckoutControls['control'], owed: number): number {
  const [cash, transfer] = useWatch({ control, name: ['cash_payment', 'payment_by_transfer'] })
  return owed - pesosOrZero(cash) - pesosOrZero(transfer)
}

/** Cash and transfer side by side, or all of it in one of them with one press. */
export function CounterMoneyFields({
  form: { control, setValue },
  owed,
}: {
  form: CheckoutControls
  owed: number
}) {
  const t = useTexts()
  const payAll = (full: 'cash_payment' | 'payment_by_transfer') => {
    for (const field of ['cash_payment', 'payment_by_transfer'] as const)
      setValue(field, field === full ? owed : null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <MoneyField control={control} name="cash_payment" label={t('checkout.cash')} />
      <MoneyField control={control} name="payment_by_transfer" label={t('checkout.transfer')} />
      <div className="ad-row ad-row--wrap ad-field--wide">
        <Button size="small" onClick={() => payAll('cash_payment')}>
          {t('checkout.all_cash')}
        </Button>
        <Button size="small" onClick={() => payAll('payment_by_transfer')}>
          {t('checkout.all_transfer')}
        </Button>
      </div>
    </>
  )
}

/** Whether the payments make what is owed, in words. */
export function MoneyLeft({ left }: { left: number }) {
  const t = useTexts()
  const { money } = useFormats()
  const text =
    left === 0
      ? t('checkout.money_fits')
      : t(left > 0 ? 'checkout.money_left' : 'checkout.money_over', { left: money(Math.abs(left)) })
  return (
    <p className={`ad-checkout__money ad-checkout__money--${left === 0 ? 'fits' : 'off'}`} role="status">
      {text}
    </p>
  )
}
