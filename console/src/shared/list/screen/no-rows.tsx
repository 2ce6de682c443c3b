import { Button } from '@blueprintjs/core'
import { EmptyState } from '../../ui/status/states.tsx'
import { useCellTools } from '../definition/use-cell-tools.ts'
import { withoutFilters } from '../filters/active-filters.ts'
import { isNarrowed } from '../query/list-query.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'

/** Why a list has no rows, and the way out of its filters. */
export function NoRows<R>({ screen: { list, position } }: { screen: ListOnScreen<R> }) {
  const { t } = useCellTools()
  if (!isNarrowed(list, position.state))
    return <EmptyState title={t(list.none.title)} {...(list.none.text ? { text: t(list.none.text) } : {})} />
  return (
    <EmptyState title={t(list.noneMatch)}>
      <Button onClick={() => position.change(withoutFilters(list))}>{t('list.clear_filters')}</Button>
    </EmptyState>
  )
}
