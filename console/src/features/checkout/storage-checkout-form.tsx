import { Button } from '@blueprintjs/core'
import { listCashiers } from '@deportivo/contracts/cashiers'
import { STEP_BODIES } from '@deportivo/contracts/order-steps'
import type { Order } from '@deportivo/contracts/order'
import { useWatch } from 'react-hook-form'
import { FormError } from '../../shared/form/field.tsx'
import { MoneyField, SelectField } from '../../shared/form/form-fields.tsx'
import type { BodySchema } from '../../shared/form/schema-resolver.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import type { StepFields } from '../../shared/order/use-steps.ts'
import { useTexts } from '../../shared/texts.tsx'
import { useFormats } from '../../shared/use-formats.ts'
import { useFound } from '../../shared/use-found.ts'
import { OpenShift } from './open-shift.tsx'
import { Shortage } from './shortage.tsx'
import { useCheckout } from './use-checkout.ts'
import './checkout.css'

const SCHEMA = STEP_BODIES.check_out_from_storage as unknown as BodySchema

interface CounterValues {
  [field: string]: number | null | undefined
  cashier_id?: number | null
  cash_payment?: number | null
  payment_by_transfer?: number | null
}

/** Whether cash and transfer make what is left to pay, in words. */
function MoneyLeft({ left }: { left: number }) {
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

/** Payment over the counter of an order from the warehouse. */
export function StorageCheckoutForm({
  order,
  onDone,
  onBack,
}: {
  order: Order
  onDone: (order: Order) => void
  onBack: () => void
}) {
  const t = useTexts()
  const form = useContractForm<CounterValues, StepFields>(SCHEMA, {
    cash_payment: null,
    payment_by_transfer: null,
  })
  const { control, setValue, formState } = form
  const [cash, transfer, cashierId] = useWatch({
    control,
    name: ['cash_payment', 'payment_by_transfer', 'cashier_id'],
  })
  const cashiers = useFound(listCashiers, {})
  const options = cashiers.data?.map(({ id, name, is_open }) => ({
    id,
    name: is_open ? name : t('checkout.cashier_closed', { name }),
  }))
  const chosen = cashiers.data?.find(({ id }) => id === cashierId)
  const { complete, shortage } = useCheckout(order, onDone)
  const submit = form.submit(complete)
  const left = order.total_balance - (cash ?? 0) - (transfer ?? 0)
  const allCash = () => {
    setValue('cash_payment', order.total_balance, { shouldDirty: true, shouldValidate: true })
    setValue('payment_by_transfer', null, { shouldValidate: true })
  }
  return (
    <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <section className="ad-card ad-card--padded ad-stack">
        <div className="ad-row ad-row--between">
          <h2>{t('checkout.payment')}</h2>
          <Button size="small" onClick={allCash}>
            {t('checkout.all_cash')}
          </Button>
        </div>
        <div className="ad-form">
          <SelectField
            control={control}
            name="cashier_id"
            label={t('checkout.cashier')}
            options={options}
            isWide
          />
          <MoneyField control={control} name="cash_payment" label={t('checkout.cash')} />
          <MoneyField control={control} name="payment_by_transfer" label={t('checkout.transfer')} />
        </div>
        {chosen && !chosen.is_open && <OpenShift cashierId={chosen.id} onOpened={cashiers.refresh} />}
        <MoneyLeft left={left} />
      </section>
      <Shortage lines={shortage} order={order} />
      <FormError message={formState.errors.root?.message} />
      <div className="ad-checkout__buttons">
        <Button onClick={onBack}>{t('checkout.back')}</Button>
        <Button
          type="submit"
          intent="primary"
          size="large"
          disabled={!formState.isValid || left !== 0}
          loading={formState.isSubmitting}
        >
          {t('checkout.title')}
        </Button>
      </div>
    </form>
  )
}
