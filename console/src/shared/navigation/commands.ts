import { useEffect, useRef, type RefObject } from 'react'

export interface Command {
  id: string
  label: string
  run: () => void
}

/** What may be done now with something that is shown, as an order. */
export interface Offer {
  title: string
  commands: readonly Command[]
}

const offers = new Set<RefObject<Offer>>()

/** Offers commands by Ctrl+K too, as long as the thing that they are of is shown. */
export function useCommands(offer: Offer): void {
  const latest = useRef(offer)
  useEffect(() => {
    latest.current = offer
  })
  useEffect(() => {
    offers.add(latest)
    return () => void offers.delete(latest)
  }, [])
}

/** What is offered now; what was opened last comes first. */
export const currentOffers = (): Offer[] => [...offers].reverse().map(({ current }) => current)
