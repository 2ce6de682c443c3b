import type { Attachment } from '@deportivo/contracts/orders/files'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallError, type CallError } from '../../shared/net/call-error.ts'
import { refusedFile, type FileRefusal } from '../../shared/files/file-check.ts'
import { isHeic, preparePhoto } from '../../shared/files/prepare-photo.ts'
import { sendFile, type UploadTarget } from './send-file.ts'

export type Upload =
  /** The last file was sent as a HEIC. */
  | { phase: 'idle'; isUnseen?: boolean }
  | { phase: 'refused'; refusal: FileRefusal }
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'failed'; file: File; error: CallError }

const IDLE: Upload = { phase: 'idle' }

/** Uploads files one after the other; a failed one stays for a retry. */
export function useUpload(target: UploadTarget, onSent: (attachment: Attachment) => void) {
  const [upload, setUpload] = useState<Upload>(IDLE)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const start = async (chosen: File) => {
    const refusal = refusedFile(chosen)
    if (refusal) return setUpload({ phase: 'refused', refusal })
    setUpload({ phase: 'sending', file: chosen, share: 0 })
    const file = await preparePhoto(chosen)
    abort.current = new AbortController()
    const onProgress = (share: number) => setUpload({ phase: 'sending', file, share })
    try {
      const { signal } = abort.current
      onSent(await sendFile(target, { file: { field: 'file', file }, onProgress, signal }))
      setUpload({ phase: 'idle', isUnseen: isHeic(file) })
    } catch (error) {
      if (!isCallError(error)) throw error
      setUpload(error.key === 'call.aborted' ? IDLE : { phase: 'failed', file, error })
    }
  }
  const cancel = useCallback(() => {
    abort.current?.abort()
    setUpload(IDLE)
  }, [])
  return { upload, start, cancel }
}
