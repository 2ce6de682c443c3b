import { useTexts } from '../language/texts.tsx'
import './attachments.css'

/** Upload progress; after the last byte it shows that the server is storing the file. */
export function ProgressLine({ share }: { share: number }) {
  const t = useTexts()
  const percent = Math.round(share * 100)
  return (
    <span className="ad-progress">
      <progress max={100} value={percent} aria-label={t('upload.sending', { percent })} />
      <span className="ad-small ad-num">
        {share >= 1 ? t('upload.keeping') : t('upload.sending', { percent })}
      </span>
    </span>
  )
}
