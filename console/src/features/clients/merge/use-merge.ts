import { listClients, type Client } from '@deportivo/contracts/clients/clients'
import { mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import { useState } from 'react'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showDone, showToast } from '../../../shared/toasts/toasts.ts'

async function undo(id: number): Promise<void> {
  try {
    const { message } = await call(undoMerge, { params: { id }, body: {} })
    if (message) showToast({ tone: 'info', text: message })
    await revalidate(listClients)
  } catch (error) {
    reportError(error)
  }
}

/** Merges two clients, and offers to undo it. */
export function useMerge(onDone: () => void) {
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const merge = async (stays: Client, goes: Client) => {
    if (isRunning) return
    setRunning(true)
    setError(null)
    try {
      const { data, message } = await call(mergeClients, {
        params: { id: stays.id },
        body: { version: stays.version, duplicate_id: goes.id, duplicate_version: goes.version },
      })
      onDone()
      showDone({ message }, { action: { key: 'common.undo', run: () => void undo(data.merge_id) } })
      await revalidate(listClients)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (failure.isStale || failure.isRefusal) setError(failure)
      else reportError(failure)
    } finally {
      setRunning(false)
    }
  }
  return { merge, error, clearError: () => setError(null), isRunning }
}
