import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import { listReturns } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useCallback, useState, type ReactNode } from 'react'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import type { Blocked } from '../../../shared/form/submit/blocked.ts'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { EntranceStore } from '../dialogs/entrance-store.tsx'
import { useEntranceStore } from '../dialogs/use-entrance-store.ts'
import { membersFor } from './members.ts'

export interface GroupDialogProps {
  /** The case on whose page it is opened. */
  one: ReturnCase
  onTaken: () => void
  onClose: () => void
}

export type GroupBody = BodyOf<typeof changeReturnGroup>

/** Takes a step on the cases of a request, and reads again what shows them. */
export function useGroupStep({ one, onTaken, onClose }: GroupDialogProps) {
  const groupId = one.group_id ?? 0
  const change = useChange(
    useCallback((body: GroupBody) => call(changeReturnGroup, { params: { id: groupId }, body }), [groupId]),
    { isQuiet: true },
  )
  const take = async (body: GroupBody | null) => {
    if (!body || !(await change.run(body))) return
    onTaken()
    void revalidate(listReturns)
    onClose()
  }
  return { change, take }
}

/** A step of all cases of a request; a refusal of one of them is shown, and none has changed. */
export function GroupDialog({
  dialog,
  step,
  body,
  missing,
  field,
  children,
}: {
  dialog: GroupDialogProps
  step: GroupBody['step']
  /** null: something is still missing. */
  body: GroupBody | null
  missing?: Blocked['missing']
  /** The one that it shows. */
  field: string
  children: (error: string | undefined) => ReactNode
}) {
  const t = useTexts()
  const { change, take } = useGroupStep(dialog)
  const { onFields, elsewhere } = useRefusal(change.error, body, { fields: [field] })
  return (
    <FormDialog
      title={t('returns.group', { id: dialog.one.group_id ?? 0 })}
      width={480}
      isModal
      {...(step === 'cancel' && { intent: 'danger' as const, cancelText: t('transfer.no_cancel') })}
      submitText={t(`return.action.${step}`)}
      missing={missing}
      isBusy={change.isRunning}
      error={elsewhere}
      onSubmit={() => take(body)}
      onClose={dialog.onClose}
    >
      {children(onFields[field])}
    </FormDialog>
  )
}

/** One store receives all goods of a request. */
export function ReceiveAllDialog(dialog: GroupDialogProps) {
  const t = useTexts()
  const store = useEntranceStore(dialog.one.sale_product.store_id)
  const { value } = store
  const body = value === '' ? null : ({ step: 'received_in_store', entrance_store: Number(value) } as const)
  return (
    <GroupDialog
      dialog={dialog}
      step="received_in_store"
      body={body}
      missing={[body === null && t('returns.entrance_store')]}
      field="entrance_store"
    >
      {(error) => <EntranceStore store={store} error={error} />}
    </GroupDialog>
  )
}

/** Cancels every case of a request that is not settled. */
export function CancelAllDialog(dialog: GroupDialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const body = { step: 'cancel', ...(reason.trim() && { reason }) } as const
  return (
    <GroupDialog dialog={dialog} step="cancel" body={body} field="reason">
      {(error) => (
        <>
          <p>{t('returns.all_cancel_text')}</p>
          <TextArea
            label={t('transfer.reason')}
            isOptional
            error={error}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </GroupDialog>
  )
}

/** The client takes all held replacements of a request along. */
export function HandOverAllDialog(dialog: GroupDialogProps) {
  const t = useTexts()
  return (
    <GroupDialog dialog={dialog} step="hand_over" body={{ step: 'hand_over' }} field="hand_over">
      {() => (
        <>
          <ul className="ad-plain-list">
            {membersFor(dialog.one, 'hand_over').map(({ id, replacement }) => (
              <li key={id}>
                <strong className="ad-num">{returnCode(id)}</strong>{' '}
                {replacement && (
                  <ProductSize
                    product={replacement.product_name}
                    size={replacement.size_name}
                    quantity={replacement.quantity}
                  />
                )}
              </li>
            ))}
          </ul>
          <p className="ad-soft">{t('returns.all_hand_over_text')}</p>
        </>
      )}
    </GroupDialog>
  )
}
