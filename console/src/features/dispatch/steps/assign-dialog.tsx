import { Button } from '@blueprintjs/core'
import { useState, type FormEvent } from 'react'
import type { CallError } from '../../../shared/call-error.ts'
import { useChange } from '../../../shared/use-change.ts'
import { FormError } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/texts.tsx'
import { AppDialog } from '../../../shared/ui/app-dialog.tsx'
import { AssistantChoice } from './assistant-choice.tsx'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'

const refusalOf = (error: CallError | null) => error?.errors['auxiliary_user_id'] ?? error?.said ?? undefined

/** Who prepares the order: the least busy first. */
export function AssignDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const assign = useChange(
    (id: number) => take(card, { step, fields: { auxiliary_user_id: id } }).then(() => ({})),
    { isQuiet: true },
  )
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (chosen !== null && (await assign.run(chosen))) onClose()
  }
  return (
    <AppDialog
      title={t(`order.action.${step}`)}
      onClose={onClose}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button
            intent="primary"
            disabled={chosen === null}
            loading={assign.isRunning}
            onClick={() => void submit()}
          >
            {t('board.assign')}
          </Button>
        </>
      }
    >
      <form className="ad-stack" onSubmit={(event) => void submit(event)}>
        <Subject card={card} />
        <AssistantChoice current={card.auxiliary_user_id} chosen={chosen} onChoose={setChosen} />
        <FormError message={refusalOf(assign.error)} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </AppDialog>
  )
}
