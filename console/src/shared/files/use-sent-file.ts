import { useState } from 'react'
import { isCallError, type CallError } from '../net/call-error.ts'

const REFUSED_FILES: readonly number[] = [413, 415]

/** What the server has against the file, if that is why it refused. */
const fileRefusal = ({ status, errors, serverText }: CallError): string | null =>
  errors['file'] ?? (REFUSED_FILES.includes(status) ? serverText : null)

export type StepExtra = { file?: File; onProgress?: (share: number) => void }

/** The file that goes with a form, how much of it is sent, and why the server refused it. */
export function useSentFile() {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const choose = (chosen: File | null) => {
    setRefused(null)
    setFile(chosen)
  }
  const sending = async <R>(send: (extra: StepExtra) => Promise<R>): Promise<R> => {
    if (file === null) return send({})
    setShare(0)
    setRefused(null)
    try {
      return await send({ file, onProgress: setShare })
    } catch (error) {
      if (isCallError(error)) setRefused(fileRefusal(error))
      throw error
    } finally {
      setShare(null)
    }
  }
  return { file, setFile: choose, share, refused, sending }
}
