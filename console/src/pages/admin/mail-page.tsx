import { MailDialog } from '../../features/mail/mail-dialog.tsx'
import { MAIL_LISTING } from '../../features/mail/mail-list.tsx'
import { useOpenMail } from '../../features/mail/use-open-mail.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** A mail appears soon after it is written. */
const ASK_AGAIN_MS = 5_000

/** The outbox of an installation without a mail server: shows the mails that were not sent. */
export function MailPage() {
  const t = useTexts()
  const [mail, open] = useOpenMail()
  const screen = useListScreen(MAIL_LISTING, useListPosition(MAIL_LISTING), { everyMs: ASK_AGAIN_MS })
  return (
    <Page title={t('mail_page.title')} lead={t('mail_page.lead')}>
      <ListScreen screen={screen} onOpen={({ id }) => open(id)} />
      {mail && <MailDialog id={mail} onClose={() => open(undefined)} />}
    </Page>
  )
}
