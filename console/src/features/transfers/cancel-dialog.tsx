import { Radio, RadioGroup } from '@blueprintjs/core'
import { cancelTransfer, type Transfer } from '@deportivo/contracts/catalogue/transfers'
import { CANCELLED_GOODS, type CancelledGoods } from '@deportivo/lifecycle/transfer/states'
import { useCallback, useState } from 'react'
import { TextArea } from '../../shared/form/text-area.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'

interface Cancel {
  reason?: string
  goods?: CancelledGoods
}

/** Cancels a transfer; in transit it asks whether the goods are back in the origin or lost. */
export function CancelDialog({
  transfer: { id, version, state, from_store_name },
  onTaken,
  onClose,
}: {
  transfer: Transfer
  onTaken: (transfer: Transfer) => void
  onClose: () => void
}) {
  const t = useTexts()
  const [goods, setGoods] = useState<CancelledGoods | null>(null)
  const [reason, setReason] = useState('')
  const isOnItsWay = state === 'in_transit'
  const cancelling = useChange(
    useCallback(
      (body: Cancel) => call(cancelTransfer, { params: { id }, body: { version, ...body } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const isReasoned = reason.trim() !== ''
  const submit = async () => {
    const reply = await cancelling.run({ ...(isReasoned && { reason }), ...(goods && { goods }) })
    if (!reply) return
    onTaken(reply.data)
    onClose()
  }
  return (
    <FormDialog
      title={t('transfer.cancel_title', { id })}
      width={480}
      submitText={t('transfer.action.cancel')}
      cancelText={t('transfer.no_cancel')}
      intent="danger"
      missing={[
        isOnItsWay && goods === null && t('transfer.goods_end'),
        isOnItsWay && !isReasoned && t('transfer.reason'),
      ]}
      isBusy={cancelling.isRunning}
      error={cancelling.error?.serverText ?? undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isOnItsWay && (
        <RadioGroup
          label={t('transfer.goods')}
          selectedValue={goods ?? ''}
          onChange={(event) => setGoods(event.currentTarget.value as CancelledGoods)}
        >
          {CANCELLED_GOODS.map((one) => (
            <Radio key={one} value={one} label={t(`transfer.goods_${one}`, { store: from_store_name })} />
          ))}
        </RadioGroup>
      )}
      <TextArea
        label={t('transfer.reason')}
        isOptional={!isOnItsWay}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
