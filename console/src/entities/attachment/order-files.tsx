// Shared by the board and the checkout, which may not import each other: files of an order, seen and added.
import { ATTACHMENT_TYPES, type Attachment } from '@deportivo/contracts/orders/files'
import { useState } from 'react'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { AttachmentCard } from './attachment-card.tsx'
import { AttachmentViewer } from './attachment-viewer.tsx'
import { UploadControl } from './upload-control.tsx'
import { useFileUpdates } from './use-file-updates.ts'
import type { AttachmentType } from './send-file.ts'
import '../../shared/files/attachments.css'

const addText = (type: AttachmentType): TextKey =>
  type === ATTACHMENT_TYPES.guide ? 'upload.add_guide' : 'upload.add_support'

/**
 * The files of one kind: each with its picture or its state, and a way to add one where that is allowed.
 * `onChanged` is called when the order must be read again.
 */
export function OrderFiles({
  orderId,
  type,
  attachments,
  canAdd,
  emptyText,
  onChanged,
}: {
  orderId: number
  type: AttachmentType
  attachments: readonly Attachment[]
  canAdd: boolean
  emptyText?: string
  onChanged: () => void
}) {
  const t = useTexts()
  const [openedId, setOpenedId] = useState<number | null>(null)
  useFileUpdates(orderId, attachments, onChanged)
  const files = attachments.filter((attachment) => attachment.type === type)
  const clean = files.filter((file) => file.state === 'clean')
  return (
    <div className="ad-files">
      {files.map((file) => (
        <AttachmentCard key={file.id} file={file} orderId={orderId} onOpen={() => setOpenedId(file.id)} />
      ))}
      {files.length === 0 && emptyText && <p className="ad-soft ad-small">{emptyText}</p>}
      {canAdd && <UploadControl orderId={orderId} type={type} label={t(addText(type))} onSent={onChanged} />}
      {openedId !== null && (
        <AttachmentViewer files={clean} first={openedId} onClose={() => setOpenedId(null)} />
      )}
    </div>
  )
}
