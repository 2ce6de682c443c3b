import { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import { listReturns } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback, useState, type ReactNode } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { EntranceStore } from '../dialogs/entrance-store.tsx'
import { useEntranceStore } from '../dialogs/use-entrance-store.ts'

interface Props {
  groupId: number
  /** The store that sold what the shown case returns. */
  soldFrom: number
  onTaken: () => void
  onClose: () => void
}

type Body = BodyOf<typeof changeReturnGroup>

/** A step of all cases of a request; a refusal of one of them is shown, and none has changed. */
function GroupDialog({
  dialog: { groupId, onTaken, onClose },
  body,
  field,
  children,
}: {
  dialog: Props
  /** null: something is still missing. */
  body: Body | null
  /** The one that it shows. */
  field: string
  children: (error: string | undefined) => ReactNode
}) {
  const t = useTexts()
  const change = useChange(
    useCallback((sent: Body) => call(changeReturnGroup, { params: { id: groupId }, body: sent }), [groupId]),
    { isQuiet: true },
  )
  const { onFields, elsewhere } = useRefusal(change.error, body, { fields: [field] })
  const submit = async () => {
    if (!body || !(await change.run(body))) return
    onTaken()
    void revalidate(listReturns)
    onClose()
  }
  const title = t(`return.action.${body?.step ?? 'received_in_store'}`)
  return (
    <FormDialog
      title={t('returns.group', { id: groupId })}
      width={480}
      isModal
      {...(body?.step === 'cancel' && { intent: 'danger' as const, cancelText: t('transfer.no_cancel') })}
      submitText={title}
      canSubmit={body !== null}
      isBusy={change.isRunning}
      error={elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      {children(onFields[field])}
    </FormDialog>
  )
}

/** One store receives all goods of a request. */
export function ReceiveAllDialog(dialog: Props) {
  const store = useEntranceStore(dialog.soldFrom)
  const { value } = store
  const body = value === '' ? null : ({ step: 'received_in_store', entrance_store: Number(value) } as const)
  return (
    <GroupDialog dialog={dialog} body={body} field="entrance_store">
      {(error) => <EntranceStore store={store} error={error} />}
    </GroupDialog>
  )
}

/** Cancels every case of a request that is not settled. */
export function CancelAllDialog(dialog: Props) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const body = { step: 'cancel', ...(reason.trim() && { reason }) } as const
  return (
    <GroupDialog dialog={dialog} body={body} field="reason">
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
