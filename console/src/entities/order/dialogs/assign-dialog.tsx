import { useState } from 'react'
import type { CallError } from '../../../shared/net/call-error.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { AssistantChoice } from './assistant-choice.tsx'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'

const refusalOf = (error: CallError | null) =>
  error?.errors['auxiliary_user_id'] ?? error?.serverText ?? undefined

/** Who prepares the order: the least busy first. */
export function AssignDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const assign = useChange(
    (id: number) => take(card, { step, fields: { auxiliary_user_id: id } }).then(() => ({})),
    { isQuiet: true },
  )
  const submit = async () => {
    if (chosen !== null && (await assign.run(chosen))) onClose()
  }
  return (
    <FormDialog
      title={t(`order.action.${step}`)}
      width={460}
      submitText={t('board.assign')}
      missing={[chosen === null && t('board.assistant')]}
      isBusy={assign.isRunning}
      error={refusalOf(assign.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Subject card={card} />
      <AssistantChoice current={card.auxiliary_user_id} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  )
}
