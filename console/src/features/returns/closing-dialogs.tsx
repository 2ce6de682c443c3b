import { useState } from 'react'
import { FileChoice } from '../../shared/files/file-choice.tsx'
import { Field } from '../../shared/form/field.tsx'
import { TextArea } from '../../shared/form/text-area.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { StepDialog, type StepDialogProps } from './step-dialog.tsx'

function TextLine({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Field label={label} isOptional>
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          autoComplete="off"
          maxLength={60}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** With which carrier the replacement left, and a picture of it. */
export function DeliverDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [conveyor, setConveyor] = useState('')
  const [guide_number, setGuide] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const body = {
    ...(conveyor.trim() && { conveyor }),
    ...(guide_number.trim() && { guide_number }),
  }
  return (
    <StepDialog dialog={dialog} step="delivered" body={file ? body : null} file={file}>
      <TextLine label={t('returns.conveyor')} value={conveyor} onChange={setConveyor} />
      <TextLine label={t('returns.guide_number')} value={guide_number} onChange={setGuide} />
      <FileChoice label={t('returns.file_8')} file={file} onChange={setFile} />
    </StepDialog>
  )
}

/** Cancels a case: what arrived goes back to the client. */
export function CancelDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const body = { ...(reason.trim() && { reason }) }
  return (
    <StepDialog dialog={dialog} step="cancel" intent="danger" body={body}>
      <p>{t('returns.cancel_text', { id: dialog.one.id })}</p>
      <TextArea label={t('transfer.reason')} isOptional value={reason} onChange={setReason} />
    </StepDialog>
  )
}
