import { StoppedEventsTable } from '../features/stopped-events/stopped-events-table.tsx'
import { useStoppedEvents } from '../features/stopped-events/use-stopped-events.ts'
import { Pager } from '../shared/list/pager.tsx'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { useUrlState } from '../shared/url-state.ts'

const URL_STATE = ['page'] as const

/** Events that a part of the system could not process; the administrator has them tried again. */
export function EventsPage() {
  const t = useTexts()
  const [state, change] = useUrlState(URL_STATE)
  const { list, tryAgain, isAsking } = useStoppedEvents(Number(state.page ?? 1))
  return (
    <Page title={t('stopped.title')} lead={t('stopped.lead')}>
      <section className="ad-card">
        <StoppedEventsTable
          rows={list.rows}
          error={list.error}
          isRefreshing={list.isRefreshing}
          isAsking={isAsking}
          onReload={list.refresh}
          onRetry={(event) => void tryAgain(event)}
        />
        {list.paging && list.paging.total > 0 && (
          <Pager paging={list.paging} onPage={(page) => change({ page: String(page) })} />
        )}
      </section>
    </Page>
  )
}
