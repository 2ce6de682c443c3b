import { claimOrder, listClaims, releaseClaim } from '@deportivo/contracts/dispatch/board'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { claim, isHeldBy, listHeld, release } from './claims.ts'
import { ownRoom, refuseUnseenCard } from './own-room.ts'

export const listClaimsRoute: Routes = (app, deps) =>
  read(app, deps, listClaims, async ({ actor, db }) =>
    found(await listHeld(db, ownRoom(actor), deps.clock.now())),
  )

/**
 * 'Tomar': only one of two wins, and the refusal names the holder and the time. Claiming one's own renews it, and so
 * does taking it over.
 */
export const claimOrderRoute: Routes = (app, deps) =>
  change(app, deps, claimOrder, async ({ params, body, actor, trx }) => {
    await refuseUnseenCard(trx, params.id, actor)
    const now = deps.clock.now()
    const take_over = body.take_over ?? false
    if (take_over && !may(actor, 'assign orders') && !(await isHeldBy(trx, params.id, { actor, now })))
      throw forbidden()
    const taken = await claim(trx, { order_id: params.id, actor, now, take_over })
    afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    return withMessage('dispatch.claimed', taken)
  })

/**
 * Idempotent: releasing a card that the caller does not have is a success with another text, since it is what the
 * caller wants. A card that is neither seen nor held is not found; a held one may have left the board.
 */
export const releaseClaimRoute: Routes = (app, deps) =>
  change(app, deps, releaseClaim, async ({ params: { id: order_id }, actor, trx }) => {
    if (!(await release(trx, order_id, actor.id))) {
      await refuseUnseenCard(trx, order_id, actor)
      return withMessage('dispatch.not_claimed', { order_id })
    }
    afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    return withMessage('dispatch.released', { order_id })
  })
