import { getShift } from '@deportivo/contracts/finance/cashiers'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { PrintButton } from '../../shared/print/print-button.tsx'
import { PrintSheet, usePaper } from '../../shared/print/print-sheet.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { ShiftSheet } from './shift-sheet.tsx'

/** A closed shift, as it is on paper. */
export function ShiftDialog({
  id,
  isJustClosed = false,
  onClose,
}: {
  id: number
  /** Opened by the act that closed the shift. */
  isJustClosed?: boolean
  onClose: () => void
}) {
  const t = useTexts()
  const { data: shift, error, refresh } = useFound(getShift, { params: { id } })
  const paper = usePaper()
  return (
    <AppDialog
      title={t('shift.closing_of', { id })}
      width={460}
      onClose={onClose}
      isAfterAct={isJustClosed}
      footer={shift && <PrintButton printOn={paper.printOn} />}
    >
      {shift && (
        <>
          <ShiftSheet shift={shift} />
          <PrintSheet format={paper.format}>
            <ShiftSheet shift={shift} isOnPaper />
          </PrintSheet>
        </>
      )}
      {!shift &&
        (error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={260} />)}
    </AppDialog>
  )
}
