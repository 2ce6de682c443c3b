import type { ReactNode } from 'react'
import { useChange } from '../hooks/use-change.ts'
import { useTexts } from '../language/texts.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { FormError } from './field.tsx'

/** Asks before something is deleted. Where that is refused, the dialog stays and shows why. */
export function DeleteDialog({
  title,
  children,
  remove,
  onClose,
}: {
  title: string
  children: ReactNode
  /** Deletes it, and reads again what showed it. */
  remove: () => Promise<{ message?: string }>
  onClose: () => void
}) {
  const t = useTexts()
  const deletion = useChange<undefined, { message?: string }>(remove, { isQuiet: true })
  return (
    <ConfirmDialog
      title={title}
      confirmText={t('common.delete')}
      intent="danger"
      isBusy={deletion.isRunning}
      onClose={onClose}
      onConfirm={() => void deletion.run(undefined).then((done) => done && onClose())}
    >
      <div className="ad-stack">
        <p>{children}</p>
        <FormError message={deletion.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}
