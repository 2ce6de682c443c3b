import { Button } from '@blueprintjs/core'
import { FileChoice } from '../../../shared/attachments/file-choice.tsx'
import { FormError } from '../../../shared/form/field.tsx'
import { useStepFile } from '../../../shared/order/use-step-file.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { AppDialog } from '../../../shared/ui/app-dialog.tsx'
import { useChange } from '../../../shared/use-change.ts'
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
    <AppDialog
      title={t('order.action.upload_payment_support')}
      onClose={onClose}
      width={480}
      isModal
      footer={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button
            intent="primary"
            disabled={!hasFile}
            loading={change.isRunning}
            onClick={() => void submit()}
          >
            {t('order.action.upload_payment_support')}
          </Button>
        </>
      }
    >
      <div className="ad-stack">
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
        <FormError message={change.error?.errors['file'] ? undefined : (change.error?.said ?? undefined)} />
      </div>
    </AppDialog>
  )
}
