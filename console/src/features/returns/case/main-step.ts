import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { returnStep } from '@deportivo/lifecycle/return-case/steps'

type Offer = ReturnCase['next'][number]
type Named = Pick<Offer, 'step'>
type Offering = Pick<ReturnCase, 'next' | 'was_shipped'>

/** A step back or out of the case. */
export const leadsOut = ({ step }: Named): boolean => step === 'pending' || step === 'cancel'

/** The steps of one of the two decisions of a case. */
export const decides = ({ step }: Named, what: 'client' | 'goods'): boolean =>
  returnStep(step).decides === what

/** Towards what the client gets; what becomes of the goods is decided apart, and is never the ordinary step. */
const leadsOn = (offer: Offer) => !leadsOut(offer) && !decides(offer, 'goods')

/** An exchange before a voucher; what no carrier brings is handed over here. */
const isOrdinary = ({ step, allowed }: Offer, { was_shipped }: Offering) =>
  allowed && (step === 'exchange_available' || (step === 'hand_over' && !was_shipped))

/** The ordinary step that leads on. */
export function mainStep(one: Offering): Offer | undefined {
  const leading = one.next.filter(leadsOn)
  return leading.find((offer) => isOrdinary(offer, one)) ?? leading[0]
}

/** What the client owes comes first: the step that leads on waits for it. */
export const waitsForPayment = (one: ReturnCase): boolean => {
  const { amount = 0, paid = 0, reported = 0 } = one.difference ?? {}
  return amount > paid + reported && mainStep(one)?.allowed === false
}
