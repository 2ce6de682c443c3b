import { ENDED_IMPORTS, type ImportState } from '@deportivo/contracts/imports/declare-import'
import type { ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { messageOf, type MessageBody } from '../net/localize.ts'
import { EmptyState } from '../ui/status/states.tsx'
import { CancelImport } from './cancel-import.tsx'
import { ChooseTable, type SendTable } from './choose-table.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { Choosing } from './import-shell.tsx'

interface Stepping {
  state: ImportState
  rows: number
  done: number
  problem: (MessageBody & { message: string }) | null
}

/** States in which a job works on an import. */
export const IMPORT_WORKING: readonly ImportState[] = ['reading', 'checking', 'applying']

/** Where an import is: at work, refused, done, or waiting for its columns or for 'Importar'. */
export function ImportStep<Found extends Stepping>({
  found,
  show,
  checked,
  columns,
  done,
  isChoosing,
  onChoosing,
  onSend,
  onCancel,
}: Choosing & {
  found: Found
  show: (found: Found) => void
  checked: (onColumns: () => void) => ReactNode
  columns: (onChecking: (next: Found) => void) => ReactNode
  done: ReactNode
  onSend: SendTable
  onCancel: () => Promise<void>
}) {
  const t = useTexts()
  const { state, problem } = found
  if (ENDED_IMPORTS.includes(state))
    return (
      <EmptyState
        title={t(state === 'refused' ? 'import.refused' : 'import.is_cancelled')}
        text={problem && (messageOf(problem) ?? problem.message)}
      >
        <ChooseTable text={t('import.choose_other')} onSend={onSend} />
      </EmptyState>
    )
  if (state === 'applied') return done
  const current = () => {
    if (state === 'reading' || state === 'checking' || state === 'applying')
      return <ImportProgress found={found} state={state} />
    if (state === 'checked' && !isChoosing) return checked(() => onChoosing(true))
    return columns((next) => {
      onChoosing(false)
      show(next)
    })
  }
  return (
    <>
      {current()}
      <span className="ad-row">
        <CancelImport text={t('import.cancel')} onCancel={onCancel} />
      </span>
    </>
  )
}
