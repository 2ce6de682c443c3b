import type { Carrier } from '@deportivo/contracts/admin/settings'
import { listCarriers } from '@deportivo/contracts/dispatch/board'
import { carrierOf, guideRefusal } from '@deportivo/lifecycle/guide-numbers'
import { useCallback } from 'react'
import { isBlank, useContractForm } from '../../../shared/form/use-contract-form.ts'
import type { Translate } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { DELIVER_FORM } from './deliver.forms.ts'

export interface Shipment {
  conveyor: string | null
  guide_number: string | null
  is_collected: boolean | null
}
type Sent = { conveyor?: string | null; guide_number?: string | null; is_collected?: boolean }

const NOT_NAMED: Shipment = { conveyor: null, guide_number: null, is_collected: null }

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

/** With which carrier a replacement leaves, and its waybill by the carrier's rule; checked here as the server does. */
export function useDeliverForm(wasShipped: boolean) {
  const listed = useFound(listCarriers, {}).data
  const carriers = listed ?? NO_CARRIERS
  const alsoWrong = useCallback(
    (shipment: Shipment, t: Translate) => {
      if (shipment.is_collected) return {}
      const { conveyor, guide_number } = shipment
      const refusal =
        conveyor?.trim() && guide_number?.trim()
          ? guideRefusal(carrierOf(carriers, conveyor), guide_number.trim())
          : null
      return {
        ...missing(shipment, wasShipped, t),
        ...(refusal && { guide_number: t(refusal.key, refusal.values) }),
      }
    },
    [carriers, wasShipped],
  )
  const form = useContractForm<Shipment, Sent>(DELIVER_FORM, NOT_NAMED, alsoWrong)
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
