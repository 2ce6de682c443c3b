import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Refresh, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { FilePicker } from '../../../shared/files/file-picker.tsx'
import { ProgressLine } from '../../../shared/files/progress-line.tsx'
import { useLocalPicture } from '../../../shared/files/use-local-picture.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PHOTO_ACCEPT } from './photo-chooser.tsx'
import { useTileDrag } from './use-tile-drag.ts'
import type { QueuedPhoto } from './use-photo-queue.ts'
import './photos.css'

export interface PhotoTile {
  id: number
  name: string
  url: string | null
  /** Why there is no picture of it. */
  note: string | null
  /** The server examined the file, and it is no photo. */
  isRefused: boolean
}

/** Where a file was refused: another one instead of it. */
function AnotherFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts()
  return <FilePicker label={t('upload.another')} accept={PHOTO_ACCEPT} isCompact onFile={onFile} />
}

/** Photos that are stored, in their order. The first is the one that lists show. */
export function PhotoTiles({
  photos,
  isBusy,
  onMove,
  onReplace,
  onRemove,
}: {
  photos: readonly PhotoTile[]
  isBusy: boolean
  onMove: (from: number, to: number) => void
  onReplace: (photo: PhotoTile, file: File) => void
  onRemove: (photo: PhotoTile) => void
}) {
  const t = useTexts()
  const [moved, setMoved] = useState('')
  const move = (from: number, to: number) => {
    const photo = photos[from]
    if (!photo || !photos[to] || isBusy) return
    onMove(from, to)
    setMoved(t('reorder.position', { name: photo.name, position: to + 1, count: photos.length }))
  }
  const { list, placeOf, isDragged, handle } = useTileDrag(photos, move)
  if (photos.length === 0) return null
  return (
    <>
      <ol className="ad-photos" ref={list} aria-label={t('product.photos')}>
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className="ad-photos__tile"
            data-dragged={isDragged(index)}
            style={{ order: placeOf(photo) }}
          >
            <span className="ad-photos__handle" {...handle(index)}>
              <ProductPicture url={photo.url} name={photo.name} />
            </span>
            {placeOf(photo) === 0 && <span className="ad-photos__main">{t('product.photo_main')}</span>}
            <span className="ad-truncate ad-small" title={photo.name}>
              {photo.note ?? photo.name}
            </span>
            {photo.isRefused && <AnotherFile onFile={(other) => onReplace(photo, other)} />}
            <span className="ad-photos__tools">
              <Button
                variant="minimal"
                icon={<ChevronLeft />}
                aria-label={t('product.photo_earlier', { name: photo.name })}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Button
                variant="minimal"
                icon={<ChevronRight />}
                aria-label={t('product.photo_later', { name: photo.name })}
                aria-disabled={index === photos.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <Button
                variant="minimal"
                icon={<Trash />}
                aria-label={t('product.photo_remove', { name: photo.name })}
                onClick={() => onRemove(photo)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" aria-live="polite" className="ad-hidden">
        {moved}
      </p>
    </>
  )
}

function QueuedTile({
  photo: { file, share, failure, mayRetry },
  onRetry,
  onReplace,
  onRemove,
}: {
  photo: QueuedPhoto
  onRetry: () => void
  onReplace: (file: File) => void
  onRemove: () => void
}) {
  const t = useTexts()
  const url = useLocalPicture(file)
  return (
    <li className="ad-photos__tile">
      <ProductPicture url={url} name={file.name} />
      <span className="ad-truncate ad-small" title={file.name}>
        {file.name}
      </span>
      {share !== null && <ProgressLine share={share} />}
      {failure !== null && (
        <span className="ad-field__error" role="alert">
          {failure}
        </span>
      )}
      {failure !== null && !mayRetry && <AnotherFile onFile={onReplace} />}
      {share === null && (
        <span className="ad-photos__tools">
          {mayRetry && (
            <Button variant="minimal" icon={<Refresh />} aria-label={t('common.retry')} onClick={onRetry} />
          )}
          <Button
            variant="minimal"
            icon={<Trash />}
            aria-label={t('product.photo_remove', { name: file.name })}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  )
}

/** Photos that wait, are on their way, or were not stored. */
export function QueuedTiles({
  queue,
  onRetry,
  onReplace,
  onRemove,
}: {
  queue: readonly QueuedPhoto[]
  onRetry: (photo: QueuedPhoto) => void
  onReplace: (key: string, file: File) => void
  onRemove: (key: string) => void
}) {
  const t = useTexts()
  if (queue.length === 0) return null
  return (
    <ul className="ad-photos" aria-label={t('product.photos_waiting')}>
      {queue.map((photo) => (
        <QueuedTile
          key={photo.key}
          photo={photo}
          onRetry={() => onRetry(photo)}
          onReplace={(file) => onReplace(photo.key, file)}
          onRemove={() => onRemove(photo.key)}
        />
      ))}
    </ul>
  )
}
