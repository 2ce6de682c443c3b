import { uploadOrderFile, type Attachment } from '@deportivo/contracts/orders/files'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { isCallError, type CallError } from '../../shared/net/call-error.ts'
import { refusedFile, type FileRefusal } from '../../shared/files/file-check.ts'
import { shrinkPhoto } from '../../shared/files/shrink-photo.ts'

export type AttachmentType = BodyOf<typeof uploadOrderFile>['type']

export type Upload =
  | { phase: 'idle' }
  | { phase: 'refused'; refusal: FileRefusal }
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'failed'; file: File; error: CallError }

const IDLE: Upload = { phase: 'idle' }

export interface UploadTarget {
  orderId: number
  type: AttachmentType
}

async function sendFile(
  { orderId, type }: UploadTarget,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Attachment> {
  const reply = await call(uploadOrderFile, {
    params: { id: orderId },
    // The contract's `file` is what the server makes of the form's file part.
    body: { type } as BodyOf<typeof uploadOrderFile>,
    file: { field: 'file', file },
    onProgress,
    signal,
  })
  return reply.data
}

/** Uploads files to an order one after the other; a failed one stays for a retry. */
export function useUpload({ orderId, type }: UploadTarget, onSent: (attachment: Attachment) => void) {
  const [upload, setUpload] = useState<Upload>(IDLE)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const start = useCallback(
    async (chosen: File) => {
      const refusal = refusedFile(chosen)
      if (refusal) return setUpload({ phase: 'refused', refusal })
      setUpload({ phase: 'sending', file: chosen, share: 0 })
      const file = await shrinkPhoto(chosen)
      abort.current = new AbortController()
      const onProgress = (share: number) => setUpload({ phase: 'sending', file, share })
      try {
        onSent(await sendFile({ orderId, type }, file, onProgress, abort.current.signal))
        setUpload(IDLE)
      } catch (error) {
        if (!isCallError(error)) throw error
        setUpload(error.key === 'call.aborted' ? IDLE : { phase: 'failed', file, error })
      }
    },
    [orderId, type, onSent],
  )
  const cancel = useCallback(() => {
    abort.current?.abort()
    setUpload(IDLE)
  }, [])
  return { upload, start, cancel }
}
