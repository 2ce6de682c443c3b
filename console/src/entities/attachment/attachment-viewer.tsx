import type { Attachment } from '@deportivo/contracts/orders/files'
import { AnchorButton, Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Document, Download, ZoomIn, ZoomOut } from '@blueprintjs/icons'
import { useState, type KeyboardEvent } from 'react'
import { inReadingOrder } from '../../shared/language/reading-direction.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import '../../shared/files/attachments.css'

/** The large picture of a file, or of a document's first page. */
export function AttachmentPicture({ file }: { file: Attachment }) {
  const t = useTexts()
  const [isZoomed, setZoomed] = useState(false)
  if (file.thumbnail_url === null)
    return (
      <span className="ad-picture-view ad-picture-view--none">
        <Document size={28} />
        {t('upload.no_preview')}
      </span>
    )
  return (
    <div className="ad-picture-view" data-zoomed={isZoomed}>
      <img src={`${file.thumbnail_url}&large=1`} alt={file.name} onClick={() => setZoomed(!isZoomed)} />
      <Button
        className="ad-picture-view__zoom"
        icon={isZoomed ? <ZoomOut /> : <ZoomIn />}
        aria-label={t(isZoomed ? 'upload.zoom_out' : 'upload.zoom_in')}
        onClick={() => setZoomed(!isZoomed)}
      />
    </div>
  )
}

/** Clean files, one at a time, with arrows between them. */
export function AttachmentViewer({
  files,
  first,
  onClose,
}: {
  files: readonly Attachment[]
  first: number
  onClose: () => void
}) {
  const t = useTexts()
  const [shownId, setShownId] = useState(first)
  const index = Math.max(
    0,
    files.findIndex((file) => file.id === shownId),
  )
  const file = files[index]
  if (!file) return null
  const go = (step: number) => setShownId(files[(index + step + files.length) % files.length]?.id ?? file.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const key = inReadingOrder(event.key)
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  return (
    <AppDialog
      title={<span className="ad-truncate">{file.name}</span>}
      width={860}
      onClose={onClose}
      footer={
        <>
          {files.length > 1 && (
            <span className="ad-row ad-dialog__note">
              <Button icon={<ChevronLeft />} aria-label={t('upload.previous')} onClick={() => go(-1)} />
              <span className="ad-num">
                {t('upload.position', { index: index + 1, count: files.length })}
              </span>
              <Button icon={<ChevronRight />} aria-label={t('upload.next')} onClick={() => go(1)} />
            </span>
          )}
          {file.url !== null && (
            <AnchorButton icon={<Download />} href={file.url} download={file.name}>
              {t('upload.download')}
            </AnchorButton>
          )}
        </>
      }
    >
      <div onKeyDown={onKeyDown}>
        <AttachmentPicture key={file.id} file={file} />
      </div>
    </AppDialog>
  )
}
