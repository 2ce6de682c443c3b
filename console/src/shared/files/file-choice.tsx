// Shared by the board's dialogs and the checkout: a file that goes together with a step, in its own request.
import { Button } from '@blueprintjs/core'
import { Cross, Document } from '@blueprintjs/icons'
import { useState } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useTexts } from '../language/texts.tsx'
import { refusedFile, type FileRefusal } from './file-check.ts'
import { useUnsaved } from '../unsaved/unsaved.ts'
import { FilePicker } from './file-picker.tsx'
import { ProgressLine } from './progress-line.tsx'
import { isHeic, preparePhoto } from './prepare-photo.ts'
import { useLocalPicture } from './use-local-picture.ts'
import './attachments.css'

/** The picture of a file that is still on this machine. */
function LocalPreview({ file }: { file: File }) {
  const url = useLocalPicture(file)
  return (
    <span className="ad-thumb" aria-hidden>
      {url === null ? <Document size={20} /> : <img src={url} alt="" />}
    </span>
  )
}

/** What to do so that the next photo has a preview: this one could not be made a JPEG. */
function HeicAdvice({ file }: { file: File | null }) {
  const t = useTexts()
  if (file === null || !isHeic(file)) return null
  return <span className="ad-field__help">{t('upload.heic_kept')}</span>
}

/** One file to be sent with a form: checked when it is chosen, seen before it goes, shown while it goes. */
export function FileChoice({
  label,
  file,
  share = null,
  error,
  onChange,
}: {
  label: string
  file: File | null
  /** How much of it is sent, while it is being sent. */
  share?: number | null
  error?: string | undefined
  onChange: (file: File | null) => void
}) {
  const t = useTexts()
  const { bytes } = useFormats()
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  useUnsaved(file !== null && share === null)
  const take = (chosen: File) => {
    const refused = refusedFile(chosen)
    setRefusal(refused)
    if (refused === null) void preparePhoto(chosen).then(onChange)
  }
  const message = refusal === null ? error : t(refusal.key, refusal.values)
  return (
    <div className="ad-field ad-field--wide">
      {file === null ? (
        <FilePicker label={refusal === null ? label : t('upload.another')} onFile={take} />
      ) : (
        <div className="ad-file">
          <LocalPreview key={`${file.name}${file.lastModified}`} file={file} />
          <span className="ad-file__name">
            <span className="ad-truncate">{file.name}</span>
            <span className="ad-soft ad-small ad-num">{bytes(file.size)}</span>
          </span>
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={t('upload.remove')}
            disabled={share !== null}
            onClick={() => onChange(null)}
          />
          {share !== null && <ProgressLine share={share} />}
        </div>
      )}
      <HeicAdvice file={file} />
      {file !== null && error && <FilePicker label={t('upload.another')} isCompact onFile={take} />}
      {message && (
        <span className="ad-field__error" role="alert">
          {message}
        </span>
      )}
    </div>
  )
}
