import { CASH, METHODS_WITH_SUPPORT, type PaymentMethodId } from '@deportivo/lifecycle/payment-methods'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { pesosOrZero } from '../../shared/language/typed-money.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { PayAll } from './pay-all.tsx'
import { QuickNotes } from './quick-notes.tsx'
import { Change } from './change.tsx'
import type { CheckoutControls } from './checkout-values.ts'
import { tenderOf } from './counter/tender.ts'
import './checkout.css'

/** What a client gives at a counter for what is owed. */
export interface CounterMoney {
  /** What cash and transfer leave unpaid; below 0 they are too much, and no change. */
  left: number
  /** What the client gets back of the cash. */
  change: number
  /** The cash that stays in the register; undefined: none was received. */
  cash: number | undefined
}

/** Cash beyond what the transfer leaves is what the client handed over: the rest of it is their change. */
export function useCounterMoney(control: CheckoutControls['control'], owed: number): CounterMoney {
  const [typedCash, typedTransfer] = useWatch({ control, name: ['cash_payment', 'payment_by_transfer'] })
  const [received, transfer] = [pesosOrZero(typedCash), pesosOrZero(typedTransfer)]
  const tender = tenderOf(owed - transfer, received)
  const change = transfer < owed && tender.is === 'enough' ? tender.change : 0
  const cash = received - change
  return { left: owed - cash - transfer, change, cash: cash === 0 ? undefined : cash }
}

/** Cash beside what is paid by transfer, from a wallet or with a card; or all of it in one way with one press. */
export function CounterMoneyFields({
  form: { control, setValue },
  owed,
}: {
  form: CheckoutControls
  owed: number
}) {
  const t = useTexts()
  const transfer = useWatch({ control, name: 'payment_by_transfer' })
  const methods = METHODS_WITH_SUPPORT.map((id) => ({ id, name: t(`payment.method.${id}`) }))
  const put = (field: 'cash_payment' | 'payment_by_transfer' | 'transfer_method', value: number | null) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: true })
  const payAll = (method: PaymentMethodId) => {
    put('cash_payment', method === CASH ? owed : null)
    put('payment_by_transfer', method === CASH ? null : owed)
    if (method !== CASH) put('transfer_method', method)
  }
  return (
    <>
      <MoneyField control={control} name="cash_payment" label={t('checkout.cash')} />
      <QuickNotes owed={owed - pesosOrZero(transfer)} onPick={(received) => put('cash_payment', received)} />
      <MoneyField control={control} name="payment_by_transfer" label={t('checkout.transfer')} />
      <SelectField
        control={control}
        name="transfer_method"
        label={t('checkout.transfer_method')}
        options={methods}
      />
      <PayAll onPick={payAll} />
    </>
  )
}

/** Whether the payments make what is owed, in words, and what the client gets back. */
export function MoneyLeft({ left, change }: CounterMoney) {
  const t = useTexts()
  const { money } = useFormats()
  if (change > 0) return <Change amount={change} />
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
