import type { Carrier } from '@deportivo/contracts/admin/settings'
import { listCarriers } from '@deportivo/contracts/dispatch/board'
import { carrierOf, guideRefusal } from '@deportivo/lifecycle/guide-numbers'
import { useCallback } from 'react'
import { isBlank, useContractForm } from '../../../shared/form/use-contract-form.ts'
import type { Translate } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { laterThanToday, shopToday } from './shop-today.ts'
import { DELIVER_FORM } from './deliver.forms.ts'

export interface Shipment {
  conveyor: string | null
  guide_number: string | null
  is_collected: boolean | null
  shipping_date: string | null
}
type Sent = {
  conveyor?: string | null
  guide_number?: string | null
  is_collected?: boolean
  shipping_date?: string
}

const NOT_NAMED = { conveyor: null, guide_number: null, is_collected: null }

const NO_CARRIERS: readonly Carrier[] = []

/** Carrier and waybill are both named or none; both are required where a carrier brought the order. */
function missing(
  { conveyor, guide_number }: Shipment,
  wasShipped: boolean,
  t: Translate,
): Record<string, string> {
  if (isBlank(conveyor) && isBlank(guide_number) && !wasShipped) return {}
  return {
    ...(isBlank(conveyor) && { conveyor: t('return.refused.conveyor_missing') }),
    ...(isBlank(guide_number) && { guide_number: t('return.refused.guide_number_missing') }),
  }
}

const wrongDay = ({ shipping_date }: Shipment, t: Translate): Record<string, string> =>
  laterThanToday(shipping_date) ? { shipping_date: t('return.refused.future_shipment') } : {}

/** A number that is none of its carrier's. */
function wrongWaybill(
  { conveyor, guide_number }: Shipment,
  carriers: readonly Carrier[],
  t: Translate,
): Record<string, string> {
  if (!conveyor?.trim() || !guide_number?.trim()) return {}
  const refusal = guideRefusal(carrierOf(carriers, conveyor), guide_number.trim())
  return refusal ? { guide_number: t(refusal.key, refusal.values) } : {}
}

/** With which carrier a replacement leaves, and its waybill by the carrier's rule; checked here as the server does. */
export function useDeliverForm(wasShipped: boolean) {
  const listed = useFound(listCarriers, {}).data
  const carriers = listed ?? NO_CARRIERS
  const alsoWrong = useCallback(
    (shipment: Shipment, t: Translate) => ({
      ...wrongDay(shipment, t),
      ...(shipment.is_collected ? {} : wrongWaybill(shipment, carriers, t)),
      ...(shipment.is_collected ? {} : missing(shipment, wasShipped, t)),
    }),
    [carriers, wasShipped],
  )
  const form = useContractForm<Shipment, Sent>(
    DELIVER_FORM,
    { ...NOT_NAMED, shipping_date: shopToday() },
    alsoWrong,
  )
  // Each of both may make the other one missing, and another carrier prints other numbers.
  const lookAtBoth = () => {
    if (form.getFieldState('conveyor').invalid) void form.trigger('conveyor')
    const { invalid } = form.getFieldState('guide_number')
    if (invalid || !isBlank(form.getValues('guide_number'))) void form.trigger('guide_number')
  }
  /** What is no longer shown is neither checked nor sent. */
  const setCollected = (isCollected: boolean) => {
    form.setValue('conveyor', null)
    form.setValue('guide_number', null)
    form.clearErrors(['conveyor', 'guide_number'])
    form.setValue('is_collected', isCollected || null, { shouldValidate: true, shouldDirty: true })
  }
  const [conveyor, guide_number, is_collected] = form.watch(['conveyor', 'guide_number', 'is_collected'])
  return {
    form,
    carriers: listed,
    lookAtBoth,
    isCollected: is_collected === true,
    setCollected,
    isOptional: !wasShipped && isBlank(conveyor) && isBlank(guide_number),
  }
}
