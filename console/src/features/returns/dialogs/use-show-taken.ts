import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { listReturns, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { useCallback } from 'react'
import { call } from '../../../shared/net/call.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showDone, showToast } from '../../../shared/toasts/toasts.ts'
import { createUndoOffers } from '../../../shared/toasts/undo-offers.ts'

const undoOffers = createUndoOffers()

const isStillUndoable = ({ undo_until }: ReturnCase) =>
  undo_until !== null && Date.parse(undo_until) > serverNow()

/** Shows what a step did, with 'Deshacer' while the server offers it, and passes the changed case on. */
export function useShowTaken(onTaken: (next: ReturnCase) => void) {
  const undo = useCallback(
    async ({ id, version }: ReturnCase) => {
      try {
        const { data, message } = await call(undoReturnStep, { params: { id }, body: { version } })
        onTaken(data)
        void revalidate(listReturns)
        if (message) showToast({ tone: 'info', text: message })
      } catch (error) {
        reportError(error)
      }
    },
    [onTaken],
  )
  return useCallback(
    (next: ReturnCase, message: string | undefined) => {
      onTaken(next)
      undoOffers.end(next.id)
      if (!isStillUndoable(next)) return void showDone({ message })
      const action = { key: 'common.undo', run: () => void undo(next) } as const
      undoOffers.begin(next.id, showDone({ message }, { action }))
    },
    [onTaken, undo],
  )
}
