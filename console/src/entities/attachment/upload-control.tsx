import type { Attachment } from '@deportivo/contracts/orders/files'
import { Button } from '@blueprintjs/core'
import { Cross, Document, Refresh } from '@blueprintjs/icons'
import type { CallError } from '../../shared/net/call-error.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { FilePicker } from '../../shared/files/file-picker.tsx'
import { ProgressLine } from '../../shared/files/progress-line.tsx'
import type { UploadTarget } from './send-file.ts'
import { useUpload } from './use-upload.ts'
import '../../shared/files/attachments.css'

function Failure({ error }: { error: CallError }) {
  const t = useTexts()
  return (
    <span className="ad-small" role="alert">
      {error.errors['file'] ?? error.serverText ?? t(error.key ?? 'upload.failed')}
    </span>
  )
}

/** The same file again where it did not arrive, another one where the server refused it. */
function UploadRecovery({
  failure,
  file,
  onFile,
}: {
  failure: CallError
  file: File
  onFile: (file: File) => void
}) {
  const t = useTexts()
  if (failure.isRefusal) return <FilePicker label={t('upload.another')} isCompact onFile={onFile} />
  return (
    <Button size="small" icon={<Refresh />} onClick={() => onFile(file)}>
      {t('common.retry')}
    </Button>
  )
}

/** Takes a file and sends it at once: progress while it goes, 'Reintentar' where it didn't arrive, another file where it was refused. */
export function UploadControl({
  label,
  onSent,
  ...target
}: UploadTarget & { label: string; onSent: (attachment: Attachment) => void }) {
  const t = useTexts()
  const { upload, start, cancel } = useUpload(target, onSent)
  const take = (file: File) => void start(file)
  if (upload.phase === 'idle')
    return (
      <>
        <FilePicker label={label} isCompact onFile={take} />
        {upload.isUnseen && <span className="ad-field__help">{t('upload.heic_kept')}</span>}
      </>
    )
  if (upload.phase === 'refused')
    return (
      <>
        <FilePicker label={t('upload.another')} isCompact onFile={take} />
        <span className="ad-field__error" role="alert">
          {t(upload.refusal.key, upload.refusal.values)}
        </span>
      </>
    )
  const failure = upload.phase === 'failed' ? upload.error : null
  return (
    <div className={`ad-file${failure ? ' ad-file--rejected' : ''}`}>
      <span className="ad-thumb" aria-hidden>
        <Document size={20} />
      </span>
      <span className="ad-file__name">
        <span className="ad-truncate">{upload.file.name}</span>
        {failure && <Failure error={failure} />}
      </span>
      {failure && <UploadRecovery failure={failure} file={upload.file} onFile={take} />}
      <Button variant="minimal" icon={<Cross />} aria-label={t('common.cancel')} onClick={cancel} />
      {upload.phase === 'sending' && <ProgressLine share={upload.share} />}
    </div>
  )
}
