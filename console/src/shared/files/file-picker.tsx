import { Button } from '@blueprintjs/core'
import { Camera, DocumentOpen } from '@blueprintjs/icons'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useTexts } from '../language/texts.tsx'
import { useMedia } from '../hooks/use-media.ts'
import { ACCEPT } from './file-check.ts'
import './attachments.css'

const HAS_TOUCH = '(pointer: coarse)'

/** Takes one file, or several: from the disk, by dropping or pasting, or with the camera of a phone. */
export function FilePicker({
  label,
  isCompact = false,
  accept = ACCEPT,
  ...takes
}: {
  label: string
  isCompact?: boolean
  /** What the file dialog offers. */
  accept?: string
} & ({ onFile: (file: File) => void } | { onFiles: (files: readonly File[]) => void })) {
  const t = useTexts()
  const fromDisk = useRef<HTMLInputElement>(null)
  const fromCamera = useRef<HTMLInputElement>(null)
  const hasTouch = useMedia(HAS_TOUCH)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (!file) return
    if ('onFile' in takes) takes.onFile(file)
    else takes.onFiles([file, ...others])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) event.preventDefault()
    take(event.clipboardData.files)
  }
  const input = (ref: typeof fromDisk, capture: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={capture ? 'image/*' : accept}
      multiple={!capture && 'onFiles' in takes}
      {...(capture ? { capture: 'environment' as const } : {})}
      onChange={(event) => {
        take(event.target.files)
        // The same file may be chosen again after a failure.
        event.target.value = ''
      }}
    />
  )
  return (
    <div
      className={`ad-drop${isCompact ? ' ad-drop--compact' : ''}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Button icon={<DocumentOpen />} onClick={() => fromDisk.current?.click()}>
        {label}
      </Button>
      {hasTouch && (
        <Button icon={<Camera />} onClick={() => fromCamera.current?.click()}>
          {t('upload.take_photo')}
        </Button>
      )}
      {!isCompact && !hasTouch && <span className="ad-soft ad-small">{t('upload.drop_here')}</span>}
      {input(fromDisk, false)}
      {hasTouch && input(fromCamera, true)}
    </div>
  )
}
