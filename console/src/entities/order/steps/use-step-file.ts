// Shared by the plain dialog of a step and the board's own ones.
import { useState } from 'react'

export type StepExtra = { file?: File; onProgress?: (share: number) => void }

/** The file that goes with a step, and how much of it is sent. */
export function useStepFile() {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const sending = async <R>(send: (extra: StepExtra) => Promise<R>): Promise<R> => {
    if (file === null) return send({})
    setShare(0)
    try {
      return await send({ file, onProgress: setShare })
    } finally {
      setShare(null)
    }
  }
  return { file, setFile, share, sending }
}
