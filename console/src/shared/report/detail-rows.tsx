import type { ReactNode } from 'react'
import { Pager } from '../list/pager/pager.tsx'
import type { CallError } from '../net/call-error.ts'
import { ErrorState } from '../ui/status/states.tsx'

interface DetailRowsProps {
  /** How many there are; undefined until they are read. */
  total: number | undefined
  /** What stands instead of none. */
  none: string
  page: number
  perPage: number
  onPage: (page: number) => void
  error: CallError | undefined
  onRetry: () => void
  /** One page of them, or what stands for it while it is read. */
  children: ReactNode
}

/** The list of a detail section: a page of rows with its pager, or why there is none. */
export function DetailRows({
  total,
  none,
  page,
  perPage,
  onPage,
  error,
  onRetry,
  children,
}: DetailRowsProps) {
  if (total === undefined && error) return <ErrorState error={error} onRetry={onRetry} isCompact />
  if (total === 0) return <p className="ad-soft">{none}</p>
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={onRetry} isCompact />}
      {children}
      {total !== undefined && total > perPage && (
        <Pager paging={{ total, per_page: perPage, current_page: page }} onPage={onPage} />
      )}
    </>
  )
}
