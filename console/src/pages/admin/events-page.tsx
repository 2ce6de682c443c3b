import { RetryButton } from '../../features/stopped-events/retry-button.tsx'
import { useStoppedEvents } from '../../features/stopped-events/use-stopped-events.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page.tsx'

/** Events that a part of the system could not process; the administrator has them tried again. */
export function EventsPage() {
  const t = useTexts()
  const { screen, tryAgain, isAsking } = useStoppedEvents()
  return (
    <Page title={t('stopped.title')} lead={t('stopped.lead')}>
      <ListScreen
        screen={screen}
        actions={(event) => (
          <RetryButton event={event} isAsking={isAsking} onRetry={(one) => void tryAgain(one)} />
        )}
      />
    </Page>
  )
}
