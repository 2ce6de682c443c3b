import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { MinimumEvent } from '@deportivo/contracts/events/minimum'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import type { ReturnEvent } from '@deportivo/contracts/events/return'
import type { RequestEvent } from '@deportivo/contracts/events/request'
import type { ReaderStoppedEvent } from '@deportivo/contracts/events/reader'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { accountDrafts } from './account-drafts.ts'
import type { Draft } from './draft.ts'
import {
  storeNotifications,
  notifyBrowsers,
  withdraw,
  withdrawUnderMinimum,
  withdrawWaiting,
} from './store-notifications.ts'
import { ORDER_DRAFTS } from './order-drafts.ts'
import { isRecipient, peopleFor } from './people.ts'
import { oftenDrafts } from './return-drafts.ts'
import { fileDrafts, minimumDrafts, readerDrafts, requestDrafts } from './system-drafts.ts'
import { readByWorking } from './read-by-working.ts'
import { movedOn, stockedAgain, withdrawalOf, type Withdrawal } from './withdrawn.ts'

type DraftsOf = (trx: Knex.Transaction, event: LoggedEvent) => Draft[] | Promise<Draft[]>

const DRAFTS_OF_ORDER_EVENTS: Readonly<Record<string, DraftsOf>> = Object.fromEntries(
  Object.entries(ORDER_DRAFTS).map(([type, drafts]): [string, DraftsOf] => [
    type,
    (_, event) => drafts(event as LoggedEvent<OrderEvent>),
  ]),
)

const DRAFTS_OF_OTHER_EVENTS: Readonly<Record<string, DraftsOf>> = {
  'attachment.settled': (trx, event) => fileDrafts(trx, event as LoggedEvent<AttachmentEvent>),
  'audit.written': (_, event) => accountDrafts(event as LoggedEvent<AuditEvent>),
  'request.created': (_, event) => requestDrafts(event as LoggedEvent<RequestEvent>),
  'return.requested': (trx, event) => oftenDrafts(trx, event as LoggedEvent<ReturnEvent>),
  'minimum.crossed': (_, event) => minimumDrafts(event as LoggedEvent<MinimumEvent>),
  'reader.stopped': (_, event) => readerDrafts(event as LoggedEvent<ReaderStoppedEvent>),
}

/** Deletes the notifications of erased users. */
async function deleteErased(trx: Knex.Transaction, { type, payload }: LoggedEvent): Promise<void> {
  if (type !== 'audit.written') return
  const { act, subject, subject_id } = payload as AuditEvent
  if (subject === 'user' && act === 'deleted')
    await trx('admin.notifications')
      .where({ user_id: Number(subject_id) })
      .delete()
}

const isWithdrawn = ({ kind, about }: Draft, { order_id, kinds }: Withdrawal) =>
  about?.order_id === order_id && kinds.includes(kind)

/** Drafts still valid at the end of the batch, and users whose unread count fell. */
async function gather(trx: Knex.Transaction, events: readonly LoggedEvent[]) {
  let drafts: Draft[] = []
  const relieved: number[] = []
  for (const event of events) {
    await deleteErased(trx, event)
    const withdrawal = withdrawalOf(event)
    if (withdrawal) {
      drafts = drafts.filter((draft) => !isWithdrawn(draft, withdrawal))
      relieved.push(...(await withdraw(trx, withdrawal)))
    }
    const stocked = stockedAgain(event)
    if (stocked !== null) {
      drafts = drafts.filter(
        ({ kind, details }) => kind !== 'under_minimum' || details['product_id'] !== stocked,
      )
      relieved.push(...(await withdrawUnderMinimum(trx, stocked)))
    }
    drafts.push(
      ...((await (DRAFTS_OF_ORDER_EVENTS[event.type] ?? DRAFTS_OF_OTHER_EVENTS[event.type])?.(trx, event)) ??
        []),
    )
  }
  return { drafts, relieved }
}

async function notifyOf(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  const { drafts, relieved } = await gather(trx, events)
  const people = drafts.length > 0 ? await peopleFor(trx, drafts) : []
  const notifications = drafts.flatMap((draft) =>
    people.filter((person) => isRecipient(draft, person)).map(({ id }) => ({ draft, user_id: id })),
  )
  const moved = movedOn(events)
  if (moved.length > 0) relieved.push(...(await withdrawWaiting(trx, moved)))
  const newest = Math.max(...events.map(({ pos }) => pos))
  const notified = await storeNotifications(trx, notifications)
  const readers = await readByWorking(trx, events)
  notifyBrowsers(trx, [...relieved, ...notified, ...readers], newest)
}

/** Families whose other events also end notifications, or mark them read. */
const FOLLOWED = ['order.*', 'return.*']

/**
 * Makes notifications from events, once each, however often an event is delivered. A user who works on an order
 * has read its earlier notifications.
 */
export const notificationsConsumer: Consumer = {
  name: 'notifications',
  ...batchHandlers([...FOLLOWED, ...Object.keys(DRAFTS_OF_OTHER_EVENTS)], notifyOf),
  committed: ({ wake }) => wake.notifyOthers('rooms'),
}
