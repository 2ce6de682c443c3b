import { insertAttachment } from '@deportivo/platform/files/attachments'
import { startTestApp } from '@deportivo/testkit/app'
import { expect, test } from 'vitest'
import { attachmentJob } from './attachment-job.ts'

test('the turn of a file is the number of its sender’s files that wait', async () => {
  const app = await startTestApp({ isMoneyProved: false })
  const received = (by_id: number, at: number) =>
    insertAttachment(app.db, {
      owner_type: 'order',
      owner_id: 7,
      type: 11,
      name: 'soporte',
      media_type: 'application/pdf',
      bytes: 9,
      sha256: `${at}`,
      path: `quarantine/${at}`,
      by_id,
      by_name: 'Marta',
      at: new Date(),
    })
  const turnOf = (attachment_id: number) => attachmentJob.turnOf?.(app.db, { attachment_id })
  const turns: unknown[] = []
  for (const [at, sender] of [91, 91, 92, 91].entries()) {
    const { id } = await received(sender, at)
    turns.push(await turnOf(id))
  }
  expect(turns).toEqual([1, 2, 1, 3])
  await app.db('files.attachments').update({ state: 'clean' })
  expect(await turnOf(1)).toBe(1)
  await app.stop()
})
