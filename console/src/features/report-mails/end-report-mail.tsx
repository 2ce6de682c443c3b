import { REPORT_MAIL_ROUTES, type ReportMail } from '@deportivo/contracts/reports/report-mails'
import { useCallback } from 'react'
import { FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { useMailWords } from './use-mail-words.ts'

/** Confirms that a report is no longer sent. */
export function EndReportMail({ mail, onClose }: { mail: ReportMail; onClose: () => void }) {
  const t = useTexts()
  const words = useMailWords()
  const { id, version } = mail
  const ending = useChange(
    useCallback(() => call(REPORT_MAIL_ROUTES.end, { params: { id }, body: { version } }), [id, version]),
    { isQuiet: true },
  )
  const end = async () => {
    if (!(await ending.run(undefined))) return
    onClose()
    await revalidate(REPORT_MAIL_ROUTES.list)
  }
  return (
    <ConfirmDialog
      title={t('report_mail.end_title', { report: words.title(mail) })}
      confirmText={t('report_mail.end')}
      intent="danger"
      isBusy={ending.isRunning}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      <div className="ad-stack">
        <p>{t('report_mail.end_text')}</p>
        <FormError message={ending.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}
