import { getClient, type ClientPick } from '@deportivo/contracts/clients/clients'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { BodyOf } from '@deportivo/contracts/route'
import { useState } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { StaleNotice } from '../../../shared/form/stale/stale-notice.tsx'
import { unlessStale } from '../../../shared/form/stale/unless-stale.ts'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import {
  changedDelivery,
  deliveryOf,
  firstDelivery,
  missingDelivery,
  type DeliveryValues,
} from './delivery-values.ts'
import { DELIVERY_FORM } from './delivery.forms.ts'
import { OrderClientField } from './order-client-field.tsx'
import { useDifferences } from './use-differences.ts'

interface FormProps {
  order: Order
  stale: Stale | null
  onStale: (stale: Stale) => void
  onShowStored: () => void
  onChanged: (order: Order) => void
  onClose: () => void
}

interface Stale {
  failure: CallError
  typed: Partial<DeliveryValues>
}

function useDeliveryForm(order: Order) {
  const form = useContractForm<DeliveryValues, Partial<DeliveryValues>>(
    DELIVERY_FORM,
    firstDelivery(order),
    missingDelivery,
  )
  const set = (values: Partial<DeliveryValues>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof DeliveryValues, value, { shouldDirty: true, shouldValidate: true })
  }
  const fill = async (id: number) => {
    try {
      const { data } = await call(getClient, { params: { id } })
      if (form.getValues('client_id') === id) set(deliveryOf(data))
    } catch (error) {
      reportError(error)
    }
  }
  /** Another client has another address: what their record has takes the place of what stood there. */
  const pickClient = (client: ClientPick | null) => {
    set({ client_id: client?.id ?? null })
    if (client !== null) void fill(client.id)
  }
  return { ...form, pickClient }
}

function DeliveryForm({ order, stale, onStale, onShowStored, onChanged, onClose }: FormProps) {
  const t = useTexts()
  const form = useDeliveryForm(order)
  const { isDirty, isSubmitting, errors } = form.formState
  const clientId = form.watch('client_id')
  const differences = useDifferences(stale)
  const submit = form.submit(async (typed) => {
    const body = { ...changedDelivery(order, typed), version: order.version } as BodyOf<typeof changeOrder>
    const change = call(changeOrder, { params: { id: order.id }, body })
    const saved = await unlessStale(change, (failure) => onStale({ failure, typed }))
    if (!saved) return false
    onChanged(saved.data)
    showDone(saved)
    onClose()
    return true
  })
  return (
    <FormDialog
      title={t('sale.edit_client', { id: order.id })}
      submitText={t('common.save')}
      width={560}
      isModal
      form={form}
      missing={[clientId === null && t('sale.client')]}
      isUnchanged={!isDirty}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {stale && <StaleNotice failure={stale.failure} differences={differences} onShow={onShowStored} />}
      <OrderClientField order={order} error={errors.client_id?.message} onPick={form.pickClient} />
      <DeliveryFields control={form.control} clear={form.clear} />
    </FormDialog>
  )
}

/** Whose order it is and where it goes, while the order is still being built. */
export function EditDeliveryDialog({
  order,
  onChanged,
  onClose,
}: Pick<FormProps, 'order' | 'onChanged' | 'onClose'>) {
  // The form starts anew from the stored order only when the user asks to see it.
  const [base, setBase] = useState({ order, revision: 0 })
  const [stale, setStale] = useState<Stale | null>(null)
  const showStored = () => {
    if (stale === null) return
    const stored = stale.failure.data as Order
    onChanged(stored)
    setBase({ order: stored, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <DeliveryForm
      key={base.revision}
      order={base.order}
      stale={stale}
      onStale={setStale}
      onShowStored={showStored}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
