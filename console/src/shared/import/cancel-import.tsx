import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { reportError } from '../toasts/report-error.ts'

/** Cancels what an import does or waits for. */
export function CancelImport({ text, onCancel }: { text: string; onCancel: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    try {
      await onCancel()
    } catch (error) {
      reportError(error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Button variant="minimal" loading={isSending} onClick={() => void send()}>
      {text}
    </Button>
  )
}
