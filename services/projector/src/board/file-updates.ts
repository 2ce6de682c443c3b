import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { FILES_CHANNEL, type FileUpdate } from '@deportivo/contracts/live/messages'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** Publishes a file's arrival and its scan result. */
async function publishFile(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  const { order_id, attachment_id, state } = event.payload as AttachmentEvent
  if (order_id === null) return
  const row: FileUpdate = { order_id, attachment_id, state: state ?? 'received' }
  publishRow(trx, { room: FILES_CHANNEL, op: 'upsert', key: order_id, row, pos: event.pos })
}

export const fileUpdatesConsumer: Consumer = {
  name: 'file-updates',
  handles: { 'attachment.received': publishFile, 'attachment.settled': publishFile },
  committed: ({ wake }) => wake.notifyOthers('rooms'),
}
