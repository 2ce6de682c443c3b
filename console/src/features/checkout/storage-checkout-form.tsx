import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import type { Order } from '@deportivo/contracts/orders/order'
import { TRANSFER } from '@deportivo/lifecycle/payment-methods'
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../shared/form/form-fields.tsx'
import { STEP_FORMS } from '../../entities/order/steps/step.forms.ts'
import { useOnlyChoice } from '../../shared/form/use-only-choice.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import type { StepFields } from '../../entities/order/steps/use-steps.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { CounterMoneyFields, MoneyLeft, useCounterMoney } from './counter-money.tsx'
import { NoRegisters } from '../../entities/cashier/no-registers.tsx'
import { OpenShift } from '../../entities/cashier/open-shift.tsx'
import { Shortage } from './shortage.tsx'
import { useCheckout, type CheckoutEvents } from './use-checkout.ts'
import { owedOf, PaidBeyond } from './paid-beyond.tsx'
import { useMoneyReason } from './use-money-reason.ts'
import { useVoucher } from './use-voucher.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import './checkout.css'

/** The registers, by whether one is open, and the one that was chosen: the only one, or the only open one, is. */
function useCashiers(form: UseFormReturn<CheckoutValues>) {
  const t = useTexts()
  const { control } = form
  const cashierId = useWatch({ control, name: 'cashier_id' })
  const { data, refresh } = useFound(listCashiers, {})
  const open = data?.filter(({ is_open }) => is_open)
  useOnlyChoice(form, 'cashier_id', open?.length ? open : data)
  const options = data?.map(({ id, name, is_open }) => ({
    id,
    name: is_open ? name : t('checkout.cashier_closed', { name }),
  }))
  return { options, refresh, chosen: data?.find(({ id }) => id === cashierId) }
}

/** Payment over the counter of an order from the warehouse. `side` shows the order with what its voucher takes off. */
export function StorageCheckoutForm({
  order,
  side,
  onBack,
  ...events
}: CheckoutEvents & {
  order: Order
  side: (voucher: number) => ReactNode
  onBack: () => void
}) {
  const t = useTexts()
  const form = useContractForm<CheckoutValues, StepFields>(STEP_FORMS.check_out_from_storage, {
    cash_payment: null,
    payment_by_transfer: null,
    transfer_method: TRANSFER,
    voucher: null,
    voucher_value: null,
  })
  const { control } = form
  const cashiers = useCashiers(form)
  const voucher = useVoucher(order, control)
  const owed = owedOf(order) - voucher.value
  const money = useCounterMoney(control, owed)
  const { complete, shortage } = useCheckout(order, events)
  const submit = form.submit((fields) => complete({ ...fields, cash_payment: money.cash }))
  const moneyReason = useMoneyReason()
  const { chosen } = cashiers
  const registerReason = chosen?.is_open === false ? t('checkout.open_register', { name: chosen.name }) : null
  return (
    <>
      <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
        <section className="ad-card ad-card--padded ad-stack">
          <h2>{t('checkout.payment')}</h2>
          <div className="ad-form">
            <SelectField
              control={control}
              name="cashier_id"
              label={t('checkout.cashier')}
              options={cashiers.options}
              isWide
            />
          </div>
          {cashiers.options?.length === 0 && <NoRegisters />}
          {cashiers.chosen && !cashiers.chosen.is_open && (
            <OpenShift cashierId={cashiers.chosen.id} onReply={cashiers.refresh} />
          )}
          <div className="ad-form">
            <VoucherFields form={form} use={voucher} owed={owedOf(order)} />
            <CounterMoneyFields form={form} owed={owed} />
          </div>
          <PaidBeyond order={order} />
          <MoneyLeft {...money} />
        </section>
        <Shortage lines={shortage} order={order} />
        <FormFoot
          form={form}
          submitText={t('checkout.title')}
          cancelText={t('checkout.back')}
          size="large"
          reason={moneyReason(money, voucher) ?? registerReason}
          onCancel={onBack}
        />
      </form>
      {side(voucher.value)}
    </>
  )
}
