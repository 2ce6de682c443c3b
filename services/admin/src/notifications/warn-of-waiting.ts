import { createHash } from 'node:crypto'
import { VOUCHER_WARNING_DAYS } from '@deportivo/contracts/orders/vouchers'
import { returnStatesWhere } from '@deportivo/lifecycle/return-case/states'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import type { Deps, Recurring } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { Draft } from './draft.ts'
import { isRecipient, peopleFor } from './people.ts'
import { notifyBrowsers, storeNotifications, UNREAD_FOR_DAYS } from './store-notifications.ts'

const DAY_MS = 86_400_000
const FINAL = returnStatesWhere(({ is_final }) => is_final === true)

/** Time passes without an event: one and the same fact has one and the same id, however often it is found. */
function factOf(kind: Draft['kind'], id: number, since: Date, at: Date): Draft['event'] {
  const hash = createHash('md5').update(`${kind} ${id} ${since.toISOString()}`).digest('hex')
  const event_id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { event_id, occurred_at: at, pos: 0 }
}

/** What came to its time lately: anything earlier was pointed out then, or is no longer news. */
const lately = (now: Date, days: number): [Date, Date] => {
  const to = new Date(now.getTime() + days * DAY_MS)
  return [new Date(to.getTime() - UNREAD_FOR_DAYS * DAY_MS), to]
}

/** Cases that wait for longer than the setting allows, for those who may move them on. */
async function waitingReturns(trx: Knex.Transaction, { clock, settings }: Deps): Promise<Draft[]> {
  const { return_days: days } = settings.current()
  const cases = await trx('returns.published_cases')
    .whereNotIn('state_id', FINAL)
    .whereBetween('state_entered_at', lately(clock.now(), -days))
    .orderBy('id')
  return cases.map(({ id, client_name: client, state_entered_at, seller_id, auxiliary_user_id }) => ({
    kind: 'return_waiting',
    to: { permission: 'read returns', isTheirWork: true },
    event: factOf(
      'return_waiting',
      id,
      state_entered_at,
      new Date(state_entered_at.getTime() + days * DAY_MS),
    ),
    actor_id: null,
    about: null,
    of_return: { seller_id, auxiliary_user_id },
    details: { return: id, client, days },
  }))
}

type Expiring = Pick<Tables['money.published_vouchers'], 'id' | 'client_id' | 'available' | 'expires_at'> &
  Tables['orders.published_ownership']

/** Vouchers that end soon, for the sellers of the orders that they come from. */
async function expiringVouchers(trx: Knex.Transaction, { clock }: Deps): Promise<Draft[]> {
  const days = VOUCHER_WARNING_DAYS
  const vouchers = await trx('money.published_vouchers as v')
    .join('orders.published_ownership as o', 'o.order_id', 'v.order_id')
    .where('v.available', '>', 0)
    .whereBetween('v.expires_at', lately(clock.now(), days))
    .orderBy('v.id')
    .select<Expiring[]>('v.id', 'v.client_id', 'v.available', 'v.expires_at', 'o.*')
  return vouchers.map(({ id, client_id, available, expires_at, ...ownership }) => ({
    kind: 'voucher_expiring',
    to: { person: ownership.seller_id },
    event: factOf('voucher_expiring', id, expires_at, new Date(expires_at.getTime() - days * DAY_MS)),
    actor_id: null,
    about: { order_id: ownership.order_id, ownership },
    details: { voucher: id, client_id, available, until: expires_at.toISOString() },
  }))
}

/** Notifies of what came to its time, each once: its id is the same in every run. */
export const warnOfWaiting: Recurring = {
  name: 'warn-of-waiting',
  everyMs: 60 * 60_000,
  async run(deps) {
    await deps.db.transaction(async (trx) => {
      const drafts = [...(await waitingReturns(trx, deps)), ...(await expiringVouchers(trx, deps))]
      if (drafts.length === 0) return
      const people = await peopleFor(trx, drafts)
      const notified = await storeNotifications(
        trx,
        drafts.flatMap((draft) =>
          people.filter((person) => isRecipient(draft, person)).map(({ id }) => ({ draft, user_id: id })),
        ),
      )
      notifyBrowsers(trx, notified, 0)
      if (notified.length > 0) afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    })
  },
}
