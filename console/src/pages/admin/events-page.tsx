import { Refresh } from '@blueprintjs/icons'
import { RebuildCard } from '../../features/stopped-events/rebuild-card.tsx'
import { useStoppedEvents } from '../../features/stopped-events/use-stopped-events.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** Events that a part of the system could not process; the administrator has them tried again. */
export function EventsPage() {
  const t = useTexts()
  const { screen, tryAgain, isAsking } = useStoppedEvents()
  return (
    <Page title={t('stopped.title')} lead={t('stopped.lead')}>
      <ListScreen
        screen={screen}
        steps={(event) => [
          {
            text: t('stopped.retry'),
            icon: <Refresh />,
            isMain: true,
            reason: event.is_retrying || isAsking ? t('stopped.retrying') : null,
            onSelect: () => void tryAgain(event),
          },
        ]}
      />
      <RebuildCard />
    </Page>
  )
}
