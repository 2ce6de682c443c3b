import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { Job, LoggedEvent } from '@deportivo/platform/service'
import { examine } from './examine.ts'
import { chooseScanner } from './choose-scanner.ts'

interface Examination {
  attachment_id: number
}

/** Every received file is examined, however often the worker dies on the way. */
export const attachmentJob: Job<Examination> = {
  name: 'attachment',
  on: {
    'attachment.received': ({ payload }: LoggedEvent) => ({
      attachment_id: (payload as AttachmentEvent).attachment_id,
    }),
  },
  run: (deps, { attachment_id }) => examine(deps, chooseScanner(deps.config), attachment_id),
  // Pictures are made one at a time; with two jobs the next file is read meanwhile.
  concurrency: 2,
  isHeavy: true,
}
