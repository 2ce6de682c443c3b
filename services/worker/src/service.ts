import type { Service } from '@deportivo/platform/service'
import { attachmentJob } from './attachments/attachment-job.ts'
import { examineLeftFiles, removeOrphans } from './attachments/sweep.ts'

export const worker: Service = {
  name: 'worker',
  jobs: [attachmentJob],
  recurring: [
    { name: 'examine-left-files', everyMs: 60_000, run: examineLeftFiles },
    { name: 'remove-orphaned-uploads', everyMs: 60 * 60_000, run: removeOrphans },
  ],
}
