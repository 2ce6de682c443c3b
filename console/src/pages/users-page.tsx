import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import { listUsers } from '@deportivo/contracts/users'
import { useNavigate } from 'react-router-dom'
import { NO_USER_FILTERS, USER_FILTERS, USER_PAGE, UserFilters } from '../features/users/user-filters.tsx'
import { UserTable } from '../features/users/user-table.tsx'
import { Pager } from '../shared/list/pager.tsx'
import { paths } from '../shared/paths.ts'
import { useCan } from '../shared/session.tsx'
import { useTexts } from '../shared/texts.tsx'
import { ActionButton } from '../shared/ui/action-button.tsx'
import { Page } from '../shared/ui/page.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { filterText, useUrlState } from '../shared/url-state.ts'
import { useList } from '../shared/use-list.ts'
import { PeopleTabs } from './people-tabs.tsx'

const PER_PAGE = 15

function useUserList() {
  const [state, change] = useUrlState(USER_FILTERS, USER_PAGE)
  const filter = filterText({ role: state.role, profile_id: state.profile, state_id: state.state })
  const list = useList(listUsers, {
    query: {
      top: PER_PAGE,
      page: Number(state.page ?? 1),
      include: 'profiles',
      ...(state.search ? { search: state.search } : {}),
      ...(filter ? { filter } : {}),
    },
  })
  return { state, change, list, isFiltered: Boolean(filter ?? state.search) }
}

/** The users: found, registered, and each one's detail. */
export function UsersPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create users')
  const { state, change, list, isFiltered } = useUserList()
  const empty = isFiltered ? (
    <EmptyState title={t('people.none_match')}>
      <Button onClick={() => change(NO_USER_FILTERS)}>{t('list.clear_filters')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('people.none')} />
  )
  return (
    <Page
      title={t('menu.users')}
      lead={t('people.lead')}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayCreate ? null : t('people.not_yours_to_create')}
          onClick={() => void navigate(paths.newUser)}
        >
          {t('people.new')}
        </ActionButton>
      }
    >
      <PeopleTabs />
      <UserFilters state={state} onChange={change} />
      <section className="ad-card">
        <UserTable
          rows={list.rows}
          error={list.error}
          isRefreshing={list.isRefreshing}
          onRetry={list.refresh}
          empty={empty}
        />
        {list.paging && list.paging.total > 0 && (
          <Pager paging={list.paging} onPage={(page) => change({ page: String(page) })} />
        )}
      </section>
    </Page>
  )
}
