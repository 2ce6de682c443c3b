import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import type { ReaderStoppedEvent } from '@deportivo/contracts/events/reader'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { accountDrafts } from './account-drafts.ts'
import type { Draft } from './draft.ts'
import { storeNotifications, notifyBrowsers, withdraw } from './store-notifications.ts'
import { ORDER_DRAFTS } from './order-drafts.ts'
import { isRecipient, peopleFor } from './people.ts'
import { fileDrafts, readerDrafts } from './system-drafts.ts'
import { readByWorking } from './read-by-working.ts'
import { withdrawalOf, type Withdrawal } from './withdrawn.ts'

type Tells = (trx: Knex.Transaction, event: LoggedEvent) => Draft[] | Promise<Draft[]>

const ORDER_TELLS: Readonly<Record<string, Tells>> = Object.fromEntries(
  Object.entries(ORDER_DRAFTS).map(([type, drafts]): [string, Tells] => [
    type,
    (_, event) => drafts(event as LoggedEvent<OrderEvent>),
  ]),
)

const OTHER_TELLS: Readonly<Record<string, Tells>> = {
  'attachment.settled': (trx, event) => fileDrafts(trx, event as LoggedEvent<AttachmentEvent>),
  'audit.written': (_, event) => accountDrafts(event as LoggedEvent<AuditEvent>),
  'reader.stopped': (_, event) => readerDrafts(event as LoggedEvent<ReaderStoppedEvent>),
}

/** Deletes the notifications of erased users. */
async function forgetErased(trx: Knex.Transaction, { type, payload }: LoggedEvent): Promise<void> {
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
    await forgetErased(trx, event)
    const withdrawal = withdrawalOf(event)
    if (withdrawal) {
      drafts = drafts.filter((draft) => !isWithdrawn(draft, withdrawal))
      relieved.push(...(await withdraw(trx, withdrawal)))
    }
    drafts.push(...((await (ORDER_TELLS[event.type] ?? OTHER_TELLS[event.type])?.(trx, event)) ?? []))
  }
  return { drafts, relieved }
}

async function tellOf(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  const { drafts, relieved } = await gather(trx, events)
  const people = drafts.length > 0 ? await peopleFor(trx, drafts) : []
  const told = drafts.flatMap((draft) =>
    people.filter((person) => isRecipient(draft, person)).map(({ id }) => ({ draft, user_id: id })),
  )
  const newest = Math.max(...events.map(({ pos }) => pos))
  const kept = await storeNotifications(trx, told)
  const readers = await readByWorking(trx, events)
  await notifyBrowsers(trx, [...relieved, ...kept, ...readers], newest)
}

/**
 * Events become what each person is told of, once each, whatever is delivered again; and what they were told of an
 * order is read when they work on it.
 */
export const notificationsConsumer: Consumer = {
  name: 'notifications',
  ...batchHandlers(['order.*', ...Object.keys(OTHER_TELLS)], tellOf),
  committed: ({ wake }) => wake.notify('rooms'),
}
