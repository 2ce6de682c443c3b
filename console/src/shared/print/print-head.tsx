import { useTexts } from '../language/texts.tsx'
import { useSession } from '../session/session.tsx'

/** The first line of every paper: whose it is, what of it is meant, and who printed it. */
export function PrintHead({ about }: { about?: string }) {
  const t = useTexts()
  const { user } = useSession()
  return (
    <p className="ad-print-head">
      <strong>{t('app.title')}</strong>
      {about && <span>{about}</span>}
      <span>{t('print.by', { name: user.data.displayName })}</span>
    </p>
  )
}
