import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'

/** The ids of the four price codes, in the order of the specification. */
export const CODE_IDS = PRICE_CODE_KEYS.map((key, index) => ({ key, id: index + 1 }))
const PUBLIC_CODE_ID = 4

/** Which prices of a product a user may see. */
export interface ProductView {
  /** The code whose price is shown. */
  code_id: number
  code_ids: readonly number[]
  /** null: hidden. 'list': the code's own price is the floor. 'minimum': may go below the list. */
  floor: 'list' | 'minimum' | null
  hasCosts: boolean
}

const maySell = (actor: Actor) =>
  may(actor, 'create sales') || may(actor, 'create sales online') || may(actor, 'create sales local')

/** Users who manage products see every price list; all others the public one and those they sell with. */
export const codesSeenBy = (actor: Actor): number[] =>
  may(actor, 'update products')
    ? CODE_IDS.map((code) => code.id)
    : [...new Set([...actor.code_ids, PUBLIC_CODE_ID])]

/** The minimal price is shown to users who may sell, and only as the floor of a code they have. */
export function viewOf(actor: Actor, wantedCode = PUBLIC_CODE_ID): ProductView {
  const keepsProducts = may(actor, 'update products')
  const code_ids = codesSeenBy(actor)
  const code_id = code_ids.includes(wantedCode) ? wantedCode : PUBLIC_CODE_ID
  const knowsFloor = keepsProducts || (maySell(actor) && actor.code_ids.includes(code_id))
  const goesBelow = keepsProducts || may(actor, 'discount sales')
  const floor = knowsFloor ? (goesBelow ? 'minimum' : 'list') : null
  return { code_id, code_ids, floor, hasCosts: seesCosts(actor) }
}
