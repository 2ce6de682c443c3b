import { TextArea } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormError } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { isCallError } from '../../../shared/net/call-error.ts'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { rememberPasted } from './pasted-rows.ts'
import { sendStatement } from './send-statement.ts'
import { SubmitButton } from '../../../shared/form/submit/submit-button.tsx'

/** The rows of a statement as text: they are a file with the same columns. */
export function PasteDialog({
  accountId,
  pasted = '',
  onClose,
}: {
  accountId: number
  /** Rows that were pasted before, to be corrected. */
  pasted?: string
  onClose: () => void
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const labelId = useId()
  const [rows, setRows] = useState(pasted)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const send = async () => {
    setIsSending(true)
    setRefusal(undefined)
    try {
      const file = new File([rows], `${t('reconciliation.pasted')}.csv`, { type: 'text/csv' })
      const url = await sendStatement(accountId)(file, () => undefined)
      rememberPasted(url, rows)
      onClose()
      void navigate(url)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      setRefusal(failure.errors['file'] ?? failure.message)
      setIsSending(false)
    }
  }
  return (
    <AppDialog
      title={t('reconciliation.paste')}
      width={640}
      onClose={onClose}
      footer={
        <DialogFoot onClose={onClose}>
          <SubmitButton
            text={t('reconciliation.paste_send')}
            missing={[rows.trim() === '' && t('reconciliation.paste_label')]}
            isBusy={isSending}
            onClick={() => void send()}
          />
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <p className="ad-soft">{t('reconciliation.paste_text')}</p>
        <label htmlFor={labelId}>{t('reconciliation.paste_label')}</label>
        <TextArea
          id={labelId}
          value={rows}
          fill
          rows={10}
          dir="ltr"
          onChange={(event) => setRows(event.target.value)}
        />
        <FormError message={refusal} />
      </div>
    </AppDialog>
  )
}
