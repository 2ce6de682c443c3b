import type { Attachment } from '@deportivo/contracts/orders/files'
import { Document, Refresh, WarningSign } from '@blueprintjs/icons'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import '../../shared/files/attachments.css'
import { SameReceipt } from './same-receipt.tsx'

/** The picture of a file, or the sign of what it is instead. */
export function AttachmentGlyph({ file }: { file: Attachment }) {
  if (file.state === 'rejected') return <WarningSign size={18} />
  if (file.state === 'received') return <Refresh size={18} className="ad-spin" />
  return file.thumbnail_url === null ? <Document size={20} /> : <img src={file.thumbnail_url} alt="" />
}

/** The status of a file that can't be shown: being examined, or why it was refused. */
export function useFileState(): (file: Attachment) => string | null {
  const t = useTexts()
  return (file) => {
    if (file.state === 'clean') return null
    if (file.state === 'received') return t('upload.processing')
    const reason = file.rejected_reason
    return reason !== null && isKnownText(reason) ? t(reason) : t('upload.rejected')
  }
}

/** One file: its picture, who brought it and when; opens large once it is clean. */
export function AttachmentCard({
  file,
  kind,
  orderId,
  onOpen,
}: {
  file: Attachment
  /** What it shows, among files of several kinds. */
  kind?: string | undefined
  /** Of its order, where it may repeat a receipt of another one. */
  orderId?: number
  onOpen: () => void
}) {
  const { shortInstant, bytes } = useFormats()
  const state = useFileState()(file)
  return (
    <button
      type="button"
      className={`ad-file ad-file--button ad-file--${file.state}`}
      disabled={file.state !== 'clean'}
      onClick={onOpen}
    >
      <span className="ad-thumb">
        <AttachmentGlyph file={file} />
      </span>
      <span className="ad-file__name">
        {kind && <strong>{kind}</strong>}
        <span className="ad-truncate">{file.name}</span>
        <span className="ad-soft ad-small">
          {state ?? `${file.by} · ${shortInstant(file.at)} · ${bytes(file.bytes)}`}
        </span>
        {orderId !== undefined && <SameReceipt file={file} orderId={orderId} />}
      </span>
    </button>
  )
}
