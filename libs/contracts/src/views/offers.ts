import type { Filter, Filters } from '../list-route.ts'

/** A filter that a screen offers, by its name in the screen's address. */
export interface Offer {
  /** Its name in the call. */
  field: string
  takes: Filter['takes']
}

export type OffersOf<F extends Filters> = {
  [N in keyof F as F[N] extends { as: infer A extends string } ? A : never]: Offer
}

/** The filters of a call that a screen offers. */
export function offersOf<F extends Filters>(filters: F): OffersOf<F> {
  const offered = Object.entries(filters).flatMap(([field, { takes, as }]) =>
    as === undefined ? [] : [[as, { field, takes }] as const],
  )
  return Object.fromEntries(offered) as OffersOf<F>
}
