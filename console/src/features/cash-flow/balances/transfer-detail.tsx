import { Button } from '@blueprintjs/core'
import {
  MONEY_TRANSFER_ROUTES,
  type MoneyTransferWithFiles,
} from '@deportivo/contracts/finance/money-transfers'
import { useState } from 'react'
import { ProofFiles, useUntilExamined } from '../../../entities/attachment/proof-files.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { Can, useCan } from '../../../shared/session/session.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { UndoTransfer } from './undo-transfer.tsx'

function TransferFacts({ transfer }: { transfer: MoneyTransferWithFiles }) {
  const t = useTexts()
  const { money, shopDay, instant } = useFormats()
  const { amount, date, from_account_name, to_account_name, note, created_by, created_at } = transfer
  return (
    <Facts
      facts={[
        [t('money_transfers.amount'), <span className="ad-num">{money(amount)}</span>],
        [t('money_transfers.date'), <span className="ad-num">{shopDay(date)}</span>],
        [t('money_transfers.from'), <bdi>{from_account_name}</bdi>],
        [t('money_transfers.to'), <bdi>{to_account_name}</bdi>],
        [t('money_transfers.note'), note],
        [t('money_transfers.recorded'), <bdi>{`${created_by} · ${instant(created_at)}`}</bdi>],
      ]}
    />
  )
}

/** A transfer with the bank's receipts. Users who move money add receipts, and undo it. */
export function TransferDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts()
  const mayManage = useCan('manage cash_flow')
  const [isUndoing, setUndoing] = useState(false)
  const { everyMs, follow } = useUntilExamined()
  const { data, error, refresh } = useFound(MONEY_TRANSFER_ROUTES.get, { params: { id } }, { everyMs })
  follow(data?.attachments)
  if (isUndoing) return <UndoTransfer id={id} onClose={onClose} />
  return (
    <AppDialog
      title={t('cash.transfer', { id })}
      width={480}
      onClose={onClose}
      footer={
        <DialogFoot isDone onClose={onClose}>
          <Can do="manage cash_flow">
            {data && (
              <Button intent="danger" variant="outlined" onClick={() => setUndoing(true)}>
                {t('money_transfers.undo')}
              </Button>
            )}
          </Can>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {error && <ErrorState error={error} onRetry={refresh} isCompact />}
        {!data && !error && <Skeleton height={220} />}
        {data && (
          <>
            <TransferFacts transfer={data} />
            <ProofFiles
              attachments={data.attachments}
              target={{ transferId: id }}
              mayAdd={mayManage}
              onSent={refresh}
            />
          </>
        )}
      </div>
    </AppDialog>
  )
}
