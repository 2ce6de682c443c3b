import { addProductPhoto, PRODUCT_PHOTO_FILE, type ProductPhoto } from '@deportivo/contracts/catalogue/photos'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback, useRef, useState } from 'react'
import { refusedFile } from '../../../shared/files/file-check.ts'
import { fromHeic, isHeic, preparePhoto } from '../../../shared/files/prepare-photo.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { isCallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { newId } from '../../../shared/net/new-id.ts'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'

export interface QueuedPhoto {
  key: string
  file: File
  /** How much of it is sent; null before. */
  share: number | null
  /** Why it was not stored. */
  failure: string | null
  /** It did not arrive, and may be sent again as it is. */
  mayRetry: boolean
}

const queued = (file: File, failure: string | null): QueuedPhoto => ({
  key: newId(),
  file,
  share: null,
  failure,
  mayRetry: false,
})

function checked(file: File, t: Translate): QueuedPhoto {
  const refusal = refusedFile(file, PRODUCT_PHOTO_FILE)
  return queued(file, refusal && t(refusal.key, refusal.values))
}

type Placed = (now: readonly QueuedPhoto[], added: readonly QueuedPhoto[]) => readonly QueuedPhoto[]

/** At once, unless one is a HEIC: that takes the browser a second. */
function readable(files: readonly File[], take: (files: readonly File[]) => void): void {
  if (files.some(isHeic)) void Promise.all(files.map(fromHeic)).then(take)
  else take(files)
}

const isSendable = ({ failure }: QueuedPhoto) => failure === null

async function sendPhoto(productId: number, chosen: File, onProgress: (share: number) => void) {
  const reply = await call(addProductPhoto, {
    params: { id: productId },
    // The contract's `file` is what the server makes of the form's file part.
    body: {} as BodyOf<typeof addProductPhoto>,
    file: { field: 'file', file: await preparePhoto(chosen) },
    onProgress,
  })
  return reply.data
}

/** One photo after the other: each becomes the last of its product. */
function useOneByOne() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work: () => Promise<boolean>): Promise<boolean> => {
    const working = last.current.then(work)
    last.current = working
    return working
  }
}

/** Photos on their way to a product, in the order in which they were chosen; those of a new product wait until it exists. */
export function usePhotoQueue(onSent: (photos: ProductPhoto[]) => void = () => undefined) {
  const t = useTexts()
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([])
  const oneByOne = useOneByOne()
  useUnsaved(queue.some(isSendable))
  const remove = useCallback((key: string) => setQueue((now) => now.filter((one) => one.key !== key)), [])
  const patch = (key: string, change: Partial<QueuedPhoto>) =>
    setQueue((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const sendOne = async (productId: number, { key, file }: QueuedPhoto): Promise<boolean> => {
    patch(key, { share: 0, failure: null })
    try {
      onSent(await sendPhoto(productId, file, (share) => patch(key, { share })))
      remove(key)
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      const failure = error.errors['file'] ?? error.serverText ?? t(error.key ?? 'upload.failed')
      patch(key, { share: null, failure, mayRetry: !error.isRefusal })
      return false
    }
  }
  /** Whether all of them were stored. */
  const send = async (productId: number, photos: readonly QueuedPhoto[]): Promise<boolean> => {
    const stored = await Promise.all(photos.map((photo) => oneByOne(() => sendOne(productId, photo))))
    return !stored.includes(false)
  }
  /** Without a product they only wait. */
  const take = (files: readonly File[], productId: number | null, placed: Placed) =>
    readable(files, (chosen) => {
      const added = chosen.map((file) => checked(file, t))
      setQueue((now) => placed(now, added))
      if (productId !== null) void send(productId, added.filter(isSendable))
    })
  const add = (files: readonly File[], productId: number | null) =>
    take(files, productId, (now, added) => [...now, ...added])
  /** Another file in the position of one that was refused. */
  const replace = (key: string, file: File, productId: number | null) =>
    take([file], productId, (now, added) => now.flatMap((one) => (one.key === key ? added : [one])))
  return { queue, add, send, replace, remove }
}
