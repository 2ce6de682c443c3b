import type { ReactNode } from 'react'
import { ErrorState, RefreshBar } from '../../ui/status/states.tsx'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { ListPages } from './list-pages.tsx'
import { NoRows } from './no-rows.tsx'

/** The rows of a list that are drawn otherwise than as its table, and its pages. */
export function DrawnRows<R>({
  screen,
  children,
}: {
  screen: ListOnScreen<R>
  children: (rows: readonly R[] | undefined) => ReactNode
}) {
  const { rows, error, isRefreshing, refresh } = screen.rows
  if (error && rows === undefined)
    return <ErrorState error={error} {...(refresh ? { onRetry: refresh } : {})} />
  if (rows?.length === 0)
    return (
      <section className="ad-card">
        <NoRows screen={screen} />
      </section>
    )
  return (
    <>
      <RefreshBar isShown={isRefreshing} />
      {children(rows)}
      <section className="ad-card">
        <ListPages screen={screen} />
      </section>
    </>
  )
}
