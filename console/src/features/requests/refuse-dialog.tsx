import { useState } from 'react'
import { Field } from '../../shared/form/field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { useTexts } from '../../shared/language/texts.tsx'

/** Asks why no order is made of a request, or of several. */
export function RefuseDialog({
  title,
  isBusy,
  error,
  onRefuse,
  onClose,
}: {
  title: string
  isBusy: boolean
  error: string | null | undefined
  onRefuse: (reason: string) => void
  onClose: () => void
}) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={title}
      width={480}
      submitText={t('request.refuse')}
      cancelText={t('common.back')}
      intent="danger"
      missing={[reason.trim() === '' && t('request.reason')]}
      isBusy={isBusy}
      error={error ?? undefined}
      onSubmit={() => onRefuse(reason)}
      onClose={onClose}
    >
      <Field label={t('request.reason')} help={t('request.reason_help')}>
        {(control) => (
          <textarea
            {...control}
            className="bp6-input bp6-text-area"
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
