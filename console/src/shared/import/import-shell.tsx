import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../language/texts.tsx'
import type { CallError } from '../net/call-error.ts'
import { Page } from '../ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../ui/status/states.tsx'

/** A job stores its progress a few times a second at most. */
export const ASK_AGAIN_MS = 700

interface Asked {
  data: { file_name: string } | undefined
  error: CallError | undefined
  refresh: () => void
}

/** The page of one import, or why it is not there. */
export function ImportShell({
  asked: { data, error, refresh },
  back,
  title,
  children,
}: {
  asked: Asked
  /** Where another file is chosen. */
  back: string
  /** Of the page, where it is not that of every import. */
  title?: string
  children: ReactNode
}) {
  const t = useTexts()
  const missing = error?.status === 404 && <EmptyState title={t('import.not_found')} />
  return (
    <Page
      title={title ?? t('import.title')}
      lead={<Link to={back}>{data?.file_name ?? t('import.title')}</Link>}
    >
      {data
        ? children
        : missing || (error ? <ErrorState error={error} onRetry={refresh} /> : <Skeleton height={320} />)}
    </Page>
  )
}
