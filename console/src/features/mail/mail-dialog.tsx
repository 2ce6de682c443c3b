import { getMail } from '@deportivo/contracts/admin/mail'
import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useFound } from '../../shared/net/use-found.ts'
import './mail.css'

/** One mail as its receiver would read it. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts()
  const { instant } = useFormats()
  const { data, error, refresh } = useFound(getMail, { params: { id } })
  return (
    <AppDialog title={data?.subject ?? t('mail_page.title')} onClose={onClose} width={640}>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <div className="ad-stack">
          <p className="ad-soft">
            {t('mail_page.to')}: {data.to} · <span className="ad-num">{instant(data.at)}</span>
          </p>
          <p className="ad-mail__text">{data.text}</p>
        </div>
      )}
    </AppDialog>
  )
}
