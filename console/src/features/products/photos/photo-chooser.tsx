import { PRODUCT_PHOTO_FILE } from '@deportivo/contracts/catalogue/photos'
import type { ReactNode } from 'react'
import { FilePicker } from '../../../shared/files/file-picker.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { usePastedFiles } from './use-pasted-files.ts'

/** What the file dialog offers for a photo. */
export const PHOTO_ACCEPT = PRODUCT_PHOTO_FILE.kinds
  .map((kind) => `image/${kind === 'jpg' ? 'jpeg' : kind}`)
  .join(',')

/** Takes photos from the disk, the camera, or what is dropped or pasted. */
export function PhotoChooser({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}) {
  const t = useTexts()
  const { bytes } = useFormats()
  usePastedFiles(onFiles)
  return (
    <div className="ad-stack">
      {children}
      <FilePicker label={t('product.photo_add')} accept={PHOTO_ACCEPT} onFiles={onFiles} />
      <span className="ad-field__help">
        {t('product.photo_help', { limit: bytes(PRODUCT_PHOTO_FILE.max_bytes) })}
      </span>
    </div>
  )
}
