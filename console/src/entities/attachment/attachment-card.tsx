import type { Attachment } from '@deportivo/contracts/orders/files'
import { Document, Refresh, WarningSign } from '@blueprintjs/icons'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import '../../shared/files/attachments.css'
import { SameReceipt } from './same-receipt.tsx'

function Glyph({ file }: { file: Attachment }) {
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

/** One file of an order: its picture, who brought it and when; opens large once it is clean. */
export function AttachmentCard({
  file,
  orderId,
  onOpen,
}: {
  file: Attachment
  orderId: number
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
        <Glyph file={file} />
      </span>
      <span className="ad-file__name">
        <span className="ad-truncate">{file.name}</span>
        <span className="ad-soft ad-small">
          {state ?? `${file.by} · ${shortInstant(file.at)} · ${bytes(file.bytes)}`}
        </span>
        <SameReceipt file={file} orderId={orderId} />
      </span>
    </button>
  )
}
