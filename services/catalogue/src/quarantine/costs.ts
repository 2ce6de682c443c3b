import { may, type Actor } from '@deportivo/platform/http/guard/actor'

/** Sellers never see costs: only users who keep products, or read the results of the business. */
export const seesCosts = (actor: Actor): boolean =>
  may(actor, 'update products') || may(actor, 'read result_state')
