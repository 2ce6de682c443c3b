import type { TextKey } from '@deportivo/texts/texts'
import { messageOf } from './message.ts'

/** The steps that a machine offers, each with the exact Spanish text of why it is not allowed. */
export const withReasons = <Offer extends { reason_key: TextKey | null }>(offers: readonly Offer[]) =>
  offers.map((offer) => ({
    ...offer,
    reason: offer.reason_key && messageOf({ key: offer.reason_key }).message,
  }))
