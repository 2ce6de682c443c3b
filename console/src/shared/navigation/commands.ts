import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../state/store.ts'

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

/** What was opened last comes first. */
const offers = createStore<readonly Offer[]>([])

export const useOffers = (): readonly Offer[] => useStore(offers)

/** Offers commands by Ctrl+K too, as long as the thing that they are of is shown. */
export function useCommands(offer: Offer): void {
  const latest = useRef(offer)
  useEffect(() => {
    latest.current = offer
  })
  // Commands are made anew with each drawing: those who read them only care when others are offered.
  const shown = JSON.stringify([offer.title, offer.commands.map(({ id, label }) => ({ id, label }))])
  useEffect(() => {
    const { title, commands } = latest.current
    const run = (id: string) => latest.current.commands.find((one) => one.id === id)?.run()
    const own: Offer = { title, commands: commands.map((one) => ({ ...one, run: () => run(one.id) })) }
    offers.set([own, ...offers.get()])
    return () => offers.set(offers.get().filter((one) => one !== own))
  }, [shown])
}
