import { Button } from '@blueprintjs/core'
import { listAudit } from '@deportivo/contracts/audit'
import {
  AUDIT_FILTERS,
  AUDIT_PAGE,
  AuditFilters,
  NO_AUDIT_FILTERS,
} from '../features/audit/audit-filters.tsx'
import { AuditTable } from '../features/audit/audit-table.tsx'
import { Pager } from '../shared/list/pager.tsx'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { filterText, useUrlState } from '../shared/url-state.ts'
import { useList } from '../shared/use-list.ts'

const PER_PAGE = 20

/** Who changed which user, profile or permission, from what to what. */
export function AuditPage() {
  const t = useTexts()
  const [state, change] = useUrlState(AUDIT_FILTERS, AUDIT_PAGE)
  const { page, ...filters } = state
  const filter = filterText(filters)
  const list = useList(listAudit, {
    query: { top: PER_PAGE, page: Number(page ?? 1), ...(filter ? { filter } : {}) },
  })
  const empty = filter ? (
    <EmptyState title={t('audit_page.none_match')}>
      <Button onClick={() => change(NO_AUDIT_FILTERS)}>{t('list.clear_filters')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('audit_page.none')} />
  )
  return (
    <Page title={t('audit_page.title')} lead={t('audit_page.lead')}>
      <AuditFilters state={state} onChange={change} />
      <section className="ad-card">
        <AuditTable
          rows={list.rows}
          error={list.error}
          isRefreshing={list.isRefreshing}
          onRetry={list.refresh}
          empty={empty}
        />
        {list.paging && list.paging.total > 0 && (
          <Pager paging={list.paging} onPage={(next) => change({ page: String(next) })} />
        )}
      </section>
    </Page>
  )
}
