import { refuseRequest, type ProductRequest } from '@deportivo/contracts/requests/requests'
import { useCallback, useState } from 'react'
import { Field } from '../../shared/form/field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'

/** Why no order is made of a request. */
export function RefuseRequest({
  request: { id, version, name },
  onRefused,
  onClose,
}: {
  request: ProductRequest
  onRefused: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const refusal = useChange(
    useCallback(
      (why: string) => call(refuseRequest, { params: { id }, body: { reason: why, version } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const submit = async () => {
    if (await refusal.run(reason)) onRefused()
  }
  return (
    <FormDialog
      title={t('request.refuse_title', { name })}
      width={480}
      submitText={t('request.refuse')}
      cancelText={t('common.back')}
      intent="danger"
      canSubmit={reason.trim() !== ''}
      isBusy={refusal.isRunning}
      error={refusal.error?.serverText ?? undefined}
      onSubmit={() => void submit()}
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
