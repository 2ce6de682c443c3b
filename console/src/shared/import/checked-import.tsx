import { Button } from '@blueprintjs/core'
import { Import } from '@blueprintjs/icons'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { messageOf, type MessageBody } from '../net/localize.ts'
import { reportError } from '../toasts/report-error.ts'
import { ActionButton } from '../ui/controls/action-button.tsx'
import { ChooseTable, type SendTable } from './choose-table.tsx'
import { ImportFaults, type Fault } from './import-faults.tsx'

/** An import of any records whose lines were checked. */
interface Checked<F extends Fault> {
  rows: number
  faults: readonly F[]
  faults_total: number
  counts: { created: number; changed: number } | null
  problem: (MessageBody & { message: string }) | null
}

/** Why it cannot be imported now. */
function useReason({ faults_total, counts }: Checked<Fault>): string | null {
  const t = useTexts()
  if (faults_total > 0) return t('import.has_faults', { count: faults_total })
  const isEmpty = counts !== null && counts.created + counts.changed === 0
  return isEmpty ? t('import.nothing') : null
}

/** What an import would do, and what has to be corrected before. `apply` and `checkAgain` end with the import at work. */
export function CheckedImport<F extends Fault>({
  found,
  counts,
  apply,
  checkAgain,
  columnName,
  onColumns,
  onDownload,
  onSend,
  correct,
}: {
  found: Checked<F>
  counts: ReactNode
  apply: () => Promise<void>
  checkAgain: () => Promise<void>
  columnName: (fault: F) => string
  onColumns: () => void
  onDownload: () => Promise<void>
  onSend: SendTable
  /** How its faults are corrected, where that is not a file. */
  correct?: ReactNode
}) {
  const t = useTexts()
  const reason = useReason(found)
  const [isSending, setIsSending] = useState(false)
  const send = async (work: () => Promise<void>) => {
    setIsSending(true)
    try {
      await work()
    } catch (error) {
      reportError(error)
      setIsSending(false)
    }
  }
  const hasFaults = found.faults_total > 0
  return (
    <>
      <section className="ad-card ad-card--padded ad-import__part">
        <h2>{t('import.result')}</h2>
        {found.problem && <p role="alert">{messageOf(found.problem) ?? found.problem.message}</p>}
        {counts}
        <span className="ad-row ad-row--wrap">
          <ActionButton
            intent="primary"
            icon={<Import />}
            isMain
            loading={isSending}
            reason={reason}
            onClick={() => void send(apply)}
          >
            {t('import.apply', { rows: found.rows })}
          </ActionButton>
          {hasFaults && (
            <Button disabled={isSending} onClick={() => void send(checkAgain)}>
              {t('import.check_again')}
            </Button>
          )}
          <Button onClick={onColumns}>{t('import.change_columns')}</Button>
          {hasFaults && (correct ?? <ChooseTable text={t('import.choose_corrected')} onSend={onSend} />)}
        </span>
      </section>
      {hasFaults && (
        <ImportFaults
          faults={found.faults}
          total={found.faults_total}
          columnName={columnName}
          onDownload={onDownload}
        />
      )}
    </>
  )
}
