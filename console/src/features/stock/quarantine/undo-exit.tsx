import { undoQuarantineExit, type QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { UNDO_FORM } from './quarantine.forms.ts'

interface Props {
  exit: QuarantineExit
  onDone: () => void
  onClose: () => void
}

/** Puts the units of an exit back into quarantine. */
export function UndoExit({ exit, onDone, onClose }: Props) {
  const t = useTexts()
  const { id, version } = exit
  const form = useContractForm<{ reason: string }>(UNDO_FORM, { reason: '' })
  const undo = async ({ reason }: { reason: string }) => {
    const { message } = await call(undoQuarantineExit, { params: { id }, body: { reason, version } })
    showDone({ message })
    onDone()
  }
  return (
    <ContractDialog form={form} title={t('quarantine.undo')} send={undo} onClose={onClose}>
      <p>
        {t(`quarantine.kind.${exit.kind}`)} · {exit.product_name} {exit.size_name} × {exit.quantity}
      </p>
      <TextAreaField control={form.control} name="reason" label={t('transfer.reason')} maxLength={500} />
    </ContractDialog>
  )
}
