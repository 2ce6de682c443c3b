import { QUARANTINE } from '@deportivo/platform/files/paths'
import type { Deps } from '@deportivo/platform/service'
import { examine } from './examine.ts'
import { chooseScanner } from './choose-scanner.ts'

// Longer than any examination with all its retries, so that only lost files are found.
const LEFT_AFTER_MS = 5 * 60_000
const BATCH = 20

/** Examines files whose job was lost (the queue was emptied, or gave up while a part was down). */
export async function examineLeftFiles(deps: Deps): Promise<void> {
  const left = await deps
    .db('files.published_attachments')
    .where('state', 'received')
    .where('at', '<', new Date(deps.clock.now().getTime() - LEFT_AFTER_MS))
    .orderBy('id')
    .limit(BATCH)
    .pluck('id')
  const scanner = chooseScanner(deps.config)
  const failures: unknown[] = []
  // A file that cannot be examined does not block those behind it.
  for (const id of left) await examine(deps, scanner, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'files are left that could not be examined')
}

// An upload's transaction ends within a minute; a day leaves room for a wrong clock.
const ORPHAN_AFTER_MS = 24 * 60 * 60_000

/** Deletes uploads that a crash interrupted before their row was written. */
export async function removeOrphans(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ORPHAN_AFTER_MS)
  const old = await deps.files.olderThan(QUARANTINE, before)
  for (let at = 0; at < old.length; at += BATCH) {
    const paths = old.slice(at, at + BATCH)
    const referenced = await deps.db('files.published_attachments').whereIn('path', paths).pluck('path')
    for (const path of paths.filter((one) => !referenced.includes(one))) await deps.files.remove(path)
  }
}
