import { MailDialog } from '../../features/mail/mail-dialog.tsx'
import { MAIL_LISTING } from '../../features/mail/mail-list.tsx'
import { useOpenMail } from '../../features/mail/use-open-mail.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page.tsx'

/** Whoever waits for a mail has it on screen as soon as it is written. */
const ASK_AGAIN_MS = 5_000

/** The outbox of a product that sends no mail by itself: whoever runs it reads here what would have gone out. */
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
