import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { append } from '@deportivo/platform/events/outbox/append'
import type { TestApp } from '../app.ts'

// The arrival and the verdict of the worker, which may have come first, are 1 and 2.
const VERSION = 3

/** The virus scanner refuses a file that could be read, after it was attached. */
export async function refuseFile(app: TestApp, id: number): Promise<void> {
  const verdict = { state: 'rejected', rejected_reason: 'file.rejected.infected', thumb_path: null } as const
  await app.db.transaction(async (trx) => {
    const [file] = await trx('files.attachments').where({ id }).update(verdict).returning('*')
    if (!file) throw new Error('there is no such file')
    const { owner_type, owner_id, type, path, media_type, by_id, by_name } = file
    const payload: AttachmentEvent = {
      attachment_id: id,
      type,
      path,
      media_type,
      state: verdict.state,
      order_id: owner_type === 'order' ? owner_id : null,
    }
    append(trx, {
      aggregate_type: 'attachment',
      aggregate_id: id,
      aggregate_version: VERSION,
      type: 'attachment.settled',
      payload,
      meta: { actor_id: by_id, actor_name: by_name, profile_id: null, request_id: null },
    })
  })
  app.deps.wake.notify('outbox')
  await app.settled()
}
