import type { ImportState } from '@deportivo/contracts/imports/declare-import'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../language/texts.tsx'
import type { CallError } from '../net/call-error.ts'
import { Page } from '../ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../ui/status/states.tsx'
import { ImportSteps, importStepOf } from './import-steps.tsx'

/** A job stores its progress a few times a second at most. */
export const ASK_AGAIN_MS = 700

/** Whether the columns of a checked import are chosen again. */
export interface Choosing {
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

interface Asked {
  data: { id: number; state: ImportState; file_name: string } | undefined
  error: CallError | undefined
  refresh: () => void
}

/** Why no import is there to be shown. */
function NotThere({ error, refresh }: Omit<Asked, 'data'>) {
  const t = useTexts()
  if (!error) return <Skeleton height={320} />
  if (error.status === 404) return <EmptyState title={t('import.not_found')} />
  return <ErrorState error={error} onRetry={refresh} />
}

/** The page of one import, or why it is not there. */
export function ImportShell({
  asked: { data, ...failure },
  back,
  title,
  children,
}: {
  asked: Asked
  /** Where another file is chosen. */
  back: string
  /** Of the page, where it is not that of every import. */
  title?: string
  children: (choosing: Choosing) => ReactNode
}) {
  const t = useTexts()
  const [chosenAgain, setChosenAgain] = useState<number | null>(null)
  const isChoosing = data !== undefined && data.id === chosenAgain
  const step = data && importStepOf(data.state, isChoosing)
  return (
    <Page
      title={title ?? t('import.title')}
      lead={<Link to={back}>{data?.file_name ?? t('import.title')}</Link>}
      beside={step && <ImportSteps current={step} />}
    >
      {data ? (
        children({ isChoosing, onChoosing: (is) => setChosenAgain(is ? data.id : null) })
      ) : (
        <NotThere {...failure} />
      )}
    </Page>
  )
}
