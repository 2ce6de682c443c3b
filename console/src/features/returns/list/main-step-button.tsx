import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { useContext } from 'react'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { RowActionsContext } from './row-actions.ts'

/** The ordinary next step of a row's case, as its page names it. */
export function MainStepButton({ row }: { row: ReturnSummary }) {
  const { mainOf, running } = useContext(RowActionsContext)
  const step = mainOf(row)
  if (!step) return null
  return (
    <ActionButton
      size="small"
      loading={running === row.id}
      reason={step.reason ?? null}
      onClick={step.onSelect}
    >
      {step.text}
    </ActionButton>
  )
}
