import { listMail } from '@deportivo/contracts/mail'
import { MailDialog } from '../features/mail/mail-dialog.tsx'
import { MailTable } from '../features/mail/mail-table.tsx'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { useUrlState } from '../shared/url-state.ts'
import { useFound } from '../shared/use-found.ts'

const PLACE = ['mail'] as const
const ASK_AGAIN_MS = 5_000

/** The outbox of a product that sends no mail by itself: whoever runs it reads here what would have gone out. */
export function MailPage() {
  const t = useTexts()
  const [{ mail }, change] = useUrlState(PLACE)
  const { data, error, refresh } = useFound(listMail, {}, { everyMs: ASK_AGAIN_MS })
  return (
    <Page title={t('mail_page.title')} lead={t('mail_page.lead')}>
      <section className="ad-card">
        <MailTable rows={data} error={error} onRetry={refresh} onOpen={(id) => change({ mail: id })} />
      </section>
      {mail && <MailDialog id={mail} onClose={() => change({ mail: undefined })} />}
    </Page>
  )
}
