import { once } from 'node:events'
import { startThread } from '../thread.ts'
import type { PageOrder, PageReply } from './first-page.worker.ts'

// A page of a bank or a carrier takes tenths of a second; one that takes longer is an attack.
const MAX_MS = 20_000
// pdfium starts with 18 MB; a page full of photographs takes some hundred.
const MAX_MEMORY_BYTES = 512 * 2 ** 20
const LONGEST_SIDE = 1_280

// pdfium's warnings are about the document and do not belong in our log.
const QUIET = { stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 128 } }

export interface Caps {
  maxMs?: number
  maxMemoryBytes?: number
}

const isGreedy = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/** The first page of a PDF as pixels, with what is filled into its form; or why there is none. */
export async function firstPage(
  pdf: Uint8Array,
  { maxMs = MAX_MS, maxMemoryBytes = MAX_MEMORY_BYTES }: Caps = {},
): Promise<PageReply> {
  const order: PageOrder = { pdf, longestSide: LONGEST_SIDE, maxMemoryBytes }
  const thread = startThread(import.meta.url, 'first-page.worker', { ...QUIET, workerData: order })
  try {
    const [page] = (await once(thread, 'message', { signal: AbortSignal.timeout(maxMs) })) as [PageReply]
    return page
  } catch (error) {
    if (isGreedy(error)) return 'unreadable'
    throw error
  } finally {
    await thread.terminate()
  }
}
