import { Button } from '@blueprintjs/core'
import { undoReturnStep } from '@deportivo/contracts/returns/returns'
import { useCallback, useState, type ReactNode } from 'react'
import { ReasonDialog } from '../../../entities/order/dialogs/reason-dialog.tsx'
import { REVERSE_FORM } from '../../../entities/order/history/history.forms.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useStillUndoable } from '../../../shared/hooks/use-still-undoable.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { only, type RowStep } from '../../../shared/list/steps/row-step.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'

type Taking = Pick<StepDialogProps, 'one' | 'onTaken'>

function UndoButton({ one, onTaken, refresh }: Taking & { refresh: () => void }) {
  const t = useTexts()
  const { id, version } = one
  const undoing = useChange(
    useCallback(() => call(undoReturnStep, { params: { id }, body: { version } }), [id, version]),
  )
  const undo = async () => {
    const reply = await undoing.run(undefined)
    if (reply) onTaken(reply.data)
    else refresh()
  }
  return (
    <Button loading={undoing.isRunning} onClick={() => void undo()}>
      {t('common.undo')}
    </Button>
  )
}

/** Reverses the last step long after it was taken: with a reason, which the history shows. */
function ReverseDialog({ one, onTaken, onClose }: StepDialogProps) {
  const t = useTexts()
  const { id, version, history } = one
  const reverse = async (fields: { reason: string }) => {
    const { data, message } = await call(undoReturnStep, { params: { id }, body: { ...fields, version } })
    onTaken(data)
    showDone({ message })
  }
  return (
    <ReasonDialog
      declared={REVERSE_FORM}
      title={t('order.reverse_title', { step: history[0]?.step_name ?? '' })}
      submitText={t('order.reverse')}
      lead={t('returns.reverse_text', { id })}
      send={reverse}
      onClose={onClose}
    />
  )
}

/** Undoes the last step of a case at once: its author, for a moment. */
export function UndoCase(props: Taking & { refresh: () => void }) {
  return useStillUndoable(props.one.undo_until) ? <UndoButton {...props} /> : null
}

/** 'Reversar' for those who may undo the last step later, and its dialog. */
export function useReverse({ one, onTaken }: Taking): { steps: RowStep[]; dialog: ReactNode } {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const isUndoable = useStillUndoable(one.undo_until)
  return {
    steps: only(!isUndoable && one.can_reverse, {
      text: t('order.reverse'),
      onSelect: () => setOpen(true),
    }),
    dialog: isOpen && <ReverseDialog one={one} onTaken={onTaken} onClose={() => setOpen(false)} />,
  }
}
