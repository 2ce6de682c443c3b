import { Button } from '@blueprintjs/core'
import { MOST_REFUSED, refuseRequests, type RequestSummary } from '@deportivo/contracts/requests/requests'
import { useCallback, useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { ListScreenState } from '../../shared/list/query/use-list-screen.ts'
import { call } from '../../shared/net/call.ts'
import { showToast } from '../../shared/toasts/toasts.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** Refuses the chosen requests that still wait, all for one reason. */
export function RefuseRequests({ screen }: { screen: ListScreenState<RequestSummary> }) {
  const t = useTexts()
  const { selection, rows } = screen
  const [isAsking, setAsking] = useState(false)
  const all = selection.rows.filter(({ state }) => state === 'new')
  const waiting = all.slice(0, MOST_REFUSED)
  const refusal = useChange(
    useCallback((given: { ids: number[]; reason: string }) => call(refuseRequests, { body: given }), []),
    { isQuiet: true },
  )
  const ask = () => {
    if (waiting.length === 0) showToast({ tone: 'warning', key: 'request.refuse_none' })
    else setAsking(true)
  }
  const refuse = async (reason: string) => {
    if (!(await refusal.run({ ids: waiting.map(({ id }) => id), reason }))) return
    setAsking(false)
    selection.clear()
    // Beyond what one call takes: for the next time.
    selection.toggle(all.slice(MOST_REFUSED), true)
    rows.refresh()
  }
  return (
    <>
      <Button onClick={ask}>{t('request.refuse_many')}</Button>
      {isAsking && (
        <RefuseDialog
          title={t('request.refuse_many_title', { count: waiting.length })}
          isBusy={refusal.isRunning}
          error={refusal.error?.serverText}
          onRefuse={(reason) => void refuse(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
