import { useCallback, useRef, useState } from 'react'
import { isCallError, type CallError } from '../net/call-error.ts'
import { reportError } from '../toasts/report-error.ts'
import { showToast } from '../toasts/toasts.ts'

interface ChangeReply {
  message?: string | undefined
}

export interface Change<I, R> {
  /** Runs it; undefined when it failed, which was shown to the user. A second click while it runs does nothing. */
  run: (input: I) => Promise<R | undefined>
  isRunning: boolean
  error: CallError | null
}

export interface ChangeOptions {
  /** The caller shows the failure itself, as forms do. */
  isQuiet?: boolean
  /** Don't repeat the server's success text: the screen makes it plain. */
  isSilent?: boolean
}

/** One change by the user: running state, success and failure shown as toasts. */
export function useChange<I, R extends ChangeReply>(
  act: (input: I) => Promise<R>,
  { isQuiet = false, isSilent = false }: ChangeOptions = {},
): Change<I, R> {
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const busy = useRef(false)
  const run = useCallback(
    async (input: I) => {
      if (busy.current) return undefined
      busy.current = true
      setRunning(true)
      setError(null)
      try {
        const reply = await act(input)
        if (reply.message && !isSilent) showToast({ tone: 'success', text: reply.message })
        return reply
      } catch (failure) {
        if (!isCallError(failure)) throw failure
        setError(failure)
        if (!isQuiet) reportError(failure)
        return undefined
      } finally {
        busy.current = false
        setRunning(false)
      }
    },
    [act, isQuiet, isSilent],
  )
  return { run, isRunning, error }
}
