import { Pager } from '../pager/pager.tsx'
import { pageSizeOf, pageSizesOf } from '../query/list-query.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'

/** The pages of a list and how many rows one has. */
export function ListPages<R>({ screen: { list, position, rows } }: { screen: ListOnScreen<R> }) {
  const { state, change } = position
  if (!rows.paging?.total) return null
  return (
    <Pager
      paging={rows.paging}
      onPage={(page) => change({ page: String(page) })}
      sizes={pageSizesOf(list)}
      onSize={(top) => change({ top: top === list.perPage ? undefined : String(top) })}
      size={pageSizeOf(list, state)}
    />
  )
}
