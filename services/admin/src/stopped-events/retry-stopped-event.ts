import { retryStoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { retryAggregate } from '@deportivo/platform/events/consumers/dead-letters'
import { Refused } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

/** Only requests the retry: the consumer does it, in the process where it runs. */
export const retryStoppedEventRoute: Routes = (app, deps) =>
  change(app, deps, retryStoppedEvent, async ({ actor, body, trx }) => {
    const isStopped = await retryAggregate(trx, body)
    if (!isStopped) throw new Refused({ kind: 'not_found', key: 'stopped.not_any_more' })
    deps.log.info({ ...body, by: actor.id }, 'stuck aggregate is to be tried again')
    return withMessage('stopped.retry_asked', null)
  })
