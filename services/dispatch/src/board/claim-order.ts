import { claimOrder, listClaims, releaseClaim } from '@deportivo/contracts/dispatch/board'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { claim, listHeld, release } from './claims.ts'
import { ownRoom, refuseUnseenCard } from './own-room.ts'

export const listClaimsRoute: Routes = (app, deps) =>
  read(app, deps, listClaims, async ({ actor, db }) =>
    found(await listHeld(db, ownRoom(actor), deps.clock.now())),
  )

/** 'Tomar': only one of two wins, and the refusal names the holder and the time. Claiming one's own renews it. */
export const claimOrderRoute: Routes = (app, deps) =>
  change(app, deps, claimOrder, async ({ params, body, actor, trx }) => {
    const take_over = body.take_over ?? false
    if (take_over && !may(actor, 'assign orders')) throw forbidden()
    await refuseUnseenCard(trx, params.id, actor)
    const taken = await claim(trx, { order_id: params.id, actor, now: deps.clock.now(), take_over })
    afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    return withMessage('dispatch.claimed', taken)
  })

/** Idempotent: releasing a claim that is not held does nothing. */
export const releaseClaimRoute: Routes = (app, deps) =>
  change(app, deps, releaseClaim, async ({ params, actor, trx }) => {
    await release(trx, params.id, actor.id)
    afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    return withMessage('dispatch.released', { order_id: params.id })
  })
