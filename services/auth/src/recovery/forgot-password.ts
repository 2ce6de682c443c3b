import { forgotPassword } from '@deportivo/contracts/auth/recovery'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { changePublic, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Language } from '@deportivo/texts/languages'
import { hitOrRefuse } from '../session/login-rate-limit.ts'

interface RecoveryRequest {
  email: string
  language: Language | null
  now: Date
  requestId: string
}

/** Only records the request. The job looks up whether the address exists, so the response cannot reveal it. */
async function ask({ db }: Deps, { email, language, now, requestId }: RecoveryRequest): Promise<void> {
  await db.transaction(async (trx) => {
    const [row] = await trx('auth.recoveries').insert({ email, language, requested_at: now }).returning('id')
    if (!row) throw new Error('the request was not stored')
    appendEvent(trx, 'recovery', {
      aggregate_id: row.id,
      aggregate_version: 1,
      type: 'recovery.requested',
      payload: { recovery_id: row.id },
      meta: { actor_id: null, actor_name: null, profile_id: null, request_id: requestId },
      occurred_at: now,
    })
  })
}

export const forgotPasswordRoute: Routes = (app, deps) =>
  changePublic(app, deps, forgotPassword, async ({ body, request, db }) => {
    const email = body.email.trim().toLowerCase()
    const now = deps.clock.now()
    await hitOrRefuse(db, { kind: 'recovery address', key: request.ip, now })
    await hitOrRefuse(db, { kind: 'recovery account', key: email, now })
    await ask(deps, { email, language: body.language ?? null, now, requestId: request.id })
    deps.wake.notify('outbox')
    return withMessage('recovery.asked', null)
  })
