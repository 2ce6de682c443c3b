import type { Attachment } from '@deportivo/contracts/orders/files'
import { useState } from 'react'
import '../../shared/files/attachments.css'
import { AttachmentGlyph, useFileState } from './attachment-card.tsx'
import { AttachmentViewer } from './attachment-viewer.tsx'

/** One file in a row of a list: its picture, which opens large once it is clean. */
export function AttachmentThumb({ file, label }: { file: Attachment; label: string }) {
  const state = useFileState()(file)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={`ad-file--${file.state}`}>
      <button
        type="button"
        className="ad-thumb ad-thumb--button"
        aria-label={state === null ? label : `${label}: ${state}`}
        title={state ?? undefined}
        disabled={file.state !== 'clean'}
        onClick={() => setOpen(true)}
      >
        <AttachmentGlyph file={file} />
      </button>
      {isOpen && <AttachmentViewer files={[file]} first={file.id} onClose={() => setOpen(false)} />}
    </span>
  )
}
