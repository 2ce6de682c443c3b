import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useStepFile } from '../../../entities/order/steps/use-step-file.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'

/** The proof that cash on delivery was handed in: with it the order is closed. */
export function CtSupportDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const { file, setFile, share, sending } = useStepFile()
  const hasFile = file !== null || card.has_payment_support
  const change = useChange(() => sending((extra) => take(card, { step, ...extra })).then(() => ({})), {
    isQuiet: true,
  })
  const submit = async () => {
    if (await change.run(undefined)) onClose()
  }
  return (
    <FormDialog
      title={t('order.action.upload_payment_support')}
      width={480}
      isModal
      submitText={t('order.action.upload_payment_support')}
      canSubmit={hasFile}
      isBusy={change.isRunning}
      error={change.error?.errors['file'] ? undefined : (change.error?.serverText ?? undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Subject card={card} />
      <FileChoice
        label={t('board.support_file')}
        file={file}
        share={share}
        error={change.error?.errors['file']}
        onChange={setFile}
      />
      {card.has_payment_support && file === null && (
        <p className="ad-soft ad-small">{t('board.support_is_there')}</p>
      )}
    </FormDialog>
  )
}
