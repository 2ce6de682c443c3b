import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { FormError } from '../../../shared/form/field.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'

/** Asks before a transfer is undone, with what returns where. Where that is refused, the dialog stays and shows why. */
export function UndoTransfer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts()
  const { money } = useFormats()
  const { data, error, refresh } = useFound(MONEY_TRANSFER_ROUTES.get, { params: { id } })
  const undo = useChange<undefined, { message?: string }>(
    () => call(MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: { version: data?.version } }),
    { isQuiet: true },
  )
  return (
    <ConfirmDialog
      title={t('cash.transfer', { id })}
      confirmText={t('money_transfers.undo')}
      intent="danger"
      startsOnCancel
      isBusy={undo.isRunning || !data}
      onClose={onClose}
      onConfirm={() => void undo.run(undefined).then((done) => done && onClose())}
    >
      <div className="ad-stack">
        {error && <ErrorState error={error} onRetry={refresh} isCompact />}
        {!data && !error && <Skeleton width="70%" height="1lh" />}
        {data && (
          <p>
            {t('money_transfers.undo_text', {
              amount: money(data.amount),
              from: data.from_account_name,
              to: data.to_account_name,
            })}
          </p>
        )}
        <FormError message={undo.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}
