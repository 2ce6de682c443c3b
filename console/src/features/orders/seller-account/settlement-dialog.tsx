import { getSettlement, type Settlement } from '@deportivo/contracts/sellers/settlements'
import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { PrintSheet, usePaper } from '../../../shared/print/print-sheet.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { SettlementSheet } from './settlement-sheet.tsx'

/** A closed settlement, as it is on paper. */
export function SettlementDialog({
  id,
  payments,
  onClose,
}: {
  id: number
  /** What is shown of its payments, above the sheet, which may be long. */
  payments: (settlement: Settlement) => ReactNode
  onClose: () => void
}) {
  const t = useTexts()
  const { data, error, refresh } = useFound(getSettlement, { params: { id } })
  const paper = usePaper()
  return (
    <AppDialog
      title={data ? t('seller_account.settlement', { number: data.number }) : t('seller_account.settlements')}
      width={980}
      onClose={onClose}
      footer={
        data && (
          <Button icon={<Print />} onClick={() => paper.printOn('a4')}>
            {t('sale.print')}
          </Button>
        )
      }
    >
      {data && (
        <>
          {payments(data)}
          <SettlementSheet settlement={data} />
          <PrintSheet format={paper.format}>
            <SettlementSheet settlement={data} isOnPaper />
          </PrintSheet>
        </>
      )}
      {!data &&
        (error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={260} />)}
    </AppDialog>
  )
}
