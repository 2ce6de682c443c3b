import type { ReturnCase } from '@deportivo/contracts/returns/case'

type Offer = ReturnCase['next'][number]

/** A step back or out of the case. */
export const leadsOut = ({ step }: Pick<Offer, 'step'>): boolean => step === 'pending' || step === 'cancel'

/** The first step that leads on. */
export const mainStep = ({ next }: ReturnCase): Offer | undefined => next.find((offer) => !leadsOut(offer))

/** What the client owes comes first: the step that leads on waits for it. */
export const waitsForPayment = (one: ReturnCase): boolean => {
  const { amount = 0, paid = 0, reported = 0 } = one.difference ?? {}
  return amount > paid + reported && mainStep(one)?.allowed === false
}
