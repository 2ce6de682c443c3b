import type { Order } from '@deportivo/contracts/orders/order'
import type { Difference } from '../../../shared/form/stale/stale-notice.tsx'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { storedDelivery, type DeliveryValues } from './delivery-values.ts'

const LABELS = {
  address: 'checkout.address',
  phone: 'checkout.phone',
  contact: 'checkout.contact',
  municipality: 'checkout.municipality',
  notes: 'checkout.notes',
} as const satisfies Partial<Record<keyof DeliveryValues, TextKey>>

/** The words that were typed beside those that another user stored meanwhile, where they differ. */
export function useDifferences(
  stale: { failure: CallError; typed: Partial<DeliveryValues> } | null,
): Difference[] {
  const t = useTexts()
  if (stale === null) return []
  const stored = storedDelivery(stale.failure.data as Order)
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((name) => {
    const typed = stale.typed[name] ?? ''
    return typed === stored[name] ? [] : [{ label: t(LABELS[name]), typed, stored: stored[name] }]
  })
}
