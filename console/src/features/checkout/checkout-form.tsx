import { listPaymentMethods } from '@deportivo/contracts/orders/lookups'
import type { Order } from '@deportivo/contracts/orders/order'
import { shownPhone } from '@deportivo/contracts/phone'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckField, SelectField, TextAreaField, TextField } from '../../shared/form/form-fields.tsx'
import { STEP_FORMS } from '../../entities/order/steps/step.forms.ts'
import { useOthersChanges } from '../../shared/form/stale/use-others-changes.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import type { StepFields } from '../../entities/order/steps/use-steps.ts'
import { usePlaces } from '../../entities/place/use-places.ts'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { shownFields, type CheckoutControls, type CheckoutValues } from './checkout-values.ts'
import { FirstPaymentFields, paymentLabel, useFirstPayment } from './first-payment.tsx'
import { Shortage } from './shortage.tsx'
import { useCheckout, type CheckoutEvents } from './use-checkout.ts'
import { useVoucher } from './use-voucher.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import './checkout.css'

/** What a label has room for; a client's name may be longer. */
const CONTACT_LENGTH = 120

/** The order's own data, else that of the client's record. */
function firstValues(order: Order): CheckoutValues {
  const { client } = order
  const place = order.city_id === null ? client : order
  return {
    payment_method: order.payment_method,
    // What was given before is a payment of the order already.
    total_first_payment: null,
    cashier_id: null,
    department_id: place.department_id,
    city_id: place.city_id,
    address: order.address ?? client.address,
    phone: shownPhone(order.phone ?? client.phone),
    contact: order.contact ?? (client.name.length > CONTACT_LENGTH ? '' : client.name),
    municipality: order.municipality ?? '',
    notes: order.notes ?? '',
    // In Bogotá the shop delivers by itself unless the user changes it.
    check_bogota: order.check_bogota ?? true,
  }
}

/** Where it goes. */
function DeliveryFields({
  control,
  clear,
}: Pick<CheckoutControls, 'control'> & { clear: (name: 'city_id') => void }) {
  const t = useTexts()
  const [departmentId, cityId] = useWatch({ control, name: ['department_id', 'city_id'] })
  const places = usePlaces(departmentId)
  const bound = <Name extends keyof CheckoutValues & string>(name: Name, label: TextKey) => ({
    control,
    name,
    label: t(label),
  })
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('checkout.delivery')}</h2>
      <div className="ad-form">
        <SelectField
          {...bound('department_id', 'checkout.department')}
          options={places.departments}
          isLong
          onPicked={() => clear('city_id')}
        />
        <SelectField
          {...bound('city_id', 'checkout.city')}
          options={departmentId ? places.cities : []}
          isLong
          isLoading={Boolean(departmentId) && places.cities === undefined}
          help={departmentId ? undefined : t('checkout.city_help')}
        />
        <TextField {...bound('address', 'checkout.address')} maxLength={200} isWide />
        <TextField {...bound('phone', 'checkout.phone')} type="tel" inputMode="tel" maxLength={24} />
        <TextField {...bound('contact', 'checkout.contact')} maxLength={CONTACT_LENGTH} isOptional />
        <TextField {...bound('municipality', 'checkout.municipality')} maxLength={120} isOptional isWide />
        <TextAreaField {...bound('notes', 'checkout.notes')} isOptional />
        {cityId === BOGOTA_CITY_ID && (
          <CheckField {...bound('check_bogota', 'checkout.local_delivery')} isWide />
        )}
      </div>
    </section>
  )
}

/** How it is paid. `support` is where the proof goes; cash on delivery has none yet. */
function PaymentFields({
  control,
  owed,
  registered,
  support,
  voucher,
}: {
  control: CheckoutControls['control']
  /** Pesos, after the voucher. */
  owed: number
  registered: number
  support: (needsSupport: boolean) => ReactNode
  voucher: ReactNode
}) {
  const t = useTexts()
  const methodId = useWatch({ control, name: 'payment_method' })
  const methods = useFound(listPaymentMethods, {})
  const method = methods.data?.find(({ id }) => id === methodId)
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('checkout.payment')}</h2>
      <div className="ad-form">
        <SelectField
          control={control}
          name="payment_method"
          label={t('checkout.method')}
          options={methods.data}
          help={method?.is_ct ? t('checkout.ct_help') : undefined}
        />
        <FirstPaymentFields control={control} owed={owed} registered={registered} />
        {voucher}
      </div>
      {method && !method.is_ct && support(method.needs_support)}
    </section>
  )
}

/**
 * Delivery and payment of an online order. `support` is where the proof of payment goes, `side` shows the order with what
 * its voucher takes off.
 */
export function CheckoutForm({
  order,
  support,
  side,
  onBack,
  ...events
}: CheckoutEvents & {
  order: Order
  support: (needsSupport: boolean) => ReactNode
  side: (voucher: number) => ReactNode
  onBack: () => void
}) {
  const t = useTexts()
  const form = useContractForm<CheckoutValues, StepFields>(STEP_FORMS.check_out, firstValues(order))
  useOthersChanges(form, firstValues(order))
  const voucher = useVoucher(order, form.control)
  const owed = order.total_balance - voucher.value
  const registered = order.total_value - order.voucher_value - order.total_balance
  const given = useFirstPayment(form)
  const { complete, shortage } = useCheckout(order, events)
  const submit = form.submit((fields) => complete(shownFields(fields)))
  const refused = [
    voucher.refusal !== null && t('checkout.voucher_value'),
    given > owed && t(paymentLabel(registered)),
  ].filter((label) => label !== false)
  const voucherFields = <VoucherFields form={form} use={voucher} owed={order.total_balance} />
  return (
    <>
      <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
        <DeliveryFields control={form.control} clear={form.clear} />
        <PaymentFields
          control={form.control}
          owed={owed}
          registered={registered}
          support={support}
          voucher={voucherFields}
        />
        <Shortage lines={shortage} order={order} />
        <FormFoot
          form={form}
          submitText={t('checkout.title')}
          cancelText={t('checkout.back')}
          size="large"
          reason={refused.length === 0 ? null : t('form.wrong', { names: refused.join(', ') })}
          onCancel={onBack}
        />
      </form>
      {side(voucher.value)}
    </>
  )
}
