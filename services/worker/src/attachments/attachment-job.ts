import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { Job, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { examine } from './examine.ts'
import { chooseScanner } from './choose-scanner.ts'

interface Examination {
  attachment_id: number
}

// Beyond these all files of one person wait alike.
const MOST_COUNTED = 1000

const WAITING_OF_SENDER = `
  select 1 from files.published_attachments sent
  join files.published_attachments waiting on waiting.by_id = sent.by_id and waiting.state = 'received'
  where sent.id = :id limit ${MOST_COUNTED}`

/** How many files its sender has waiting, itself included; 1 when it was examined meanwhile. */
async function turnOf(db: Knex, { attachment_id }: Examination): Promise<number> {
  const waiting = await queryRows<unknown>(db, WAITING_OF_SENDER, { id: attachment_id })
  return Math.max(1, waiting.length)
}

/** Every received file is examined, however often the worker dies on the way. */
export const attachmentJob: Job<Examination> = {
  name: 'attachment',
  on: {
    'attachment.received': ({ payload }: LoggedEvent) => ({
      attachment_id: (payload as AttachmentEvent).attachment_id,
    }),
  },
  turnOf,
  run: (deps, { attachment_id }) => examine(deps, chooseScanner(deps.config), attachment_id),
  // Pictures are made one at a time; with two jobs the next file is read meanwhile.
  concurrency: 2,
  isHeavy: true,
}
