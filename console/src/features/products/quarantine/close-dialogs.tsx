import {
  settleClaim,
  undoQuarantineExit,
  type QuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { SETTLE_FORM, UNDO_FORM } from './quarantine.forms.ts'

interface Props {
  exit: QuarantineExit
  onDone: () => void
  onClose: () => void
}

interface Settled {
  replaced: number | null
  credit: number | null
  note: string | null
}
type Sent = { replaced?: number; credit?: number; note?: string | null }

/** What the supplier gave for a claim: units, a credit note, or both. */
export function SettleClaim({ exit, onDone, onClose }: Props) {
  const t = useTexts()
  const { id, version } = exit
  const form = useContractForm<Settled, Sent>(SETTLE_FORM, { replaced: null, credit: null, note: null })
  const settle = async (fields: Sent) => {
    const { message } = await call(settleClaim, { params: { id }, body: { ...fields, version } })
    showDone({ message })
    onDone()
  }
  return (
    <ContractDialog form={form} title={t('quarantine.settle')} send={settle} onClose={onClose}>
      <p>
        {exit.supplier} · {exit.product_name} {exit.size_name}
      </p>
      {exit.is_deleted ? (
        <p>{t('quarantine.settle_deleted')}</p>
      ) : (
        <NumberField
          control={form.control}
          name="replaced"
          label={t('quarantine.replaced_of', { count: exit.quantity })}
          most={MOST_UNITS}
          isOptional
        />
      )}
      <MoneyField control={form.control} name="credit" label={t('quarantine.credit')} isOptional />
      <TextAreaField
        control={form.control}
        name="note"
        label={t('quarantine.note')}
        maxLength={500}
        isOptional
      />
    </ContractDialog>
  )
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
