import { closeShift, type Shift } from '@deportivo/contracts/finance/cashiers'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { MoneyField, TextAreaField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { call } from '../../shared/net/call.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { CLOSE_FORM } from './cashier.forms.ts'
import { Difference } from './difference.tsx'

interface Count {
  counted_amount: number | null
  note: string
}

/** Counts the drawer. What is closed stays as it is: the difference is shown before. */
export function CloseShiftDialog({
  shift,
  onClosed,
  onClose,
}: {
  shift: Shift
  onClosed: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const form = useContractForm<Count, { counted_amount: number; note?: string }>(CLOSE_FORM, {
    counted_amount: null,
    note: '',
  })
  const counted = useWatch({ control: form.control, name: 'counted_amount' })
  const close = async (body: { counted_amount: number; note?: string }) => {
    const reply = await call(closeShift, { params: { id: shift.id }, body })
    showDone({ message: reply.message })
    onClosed()
  }
  return (
    <ContractDialog form={form} title={t('shift.close')} width={440} send={close} onClose={onClose}>
      <p className="ad-soft">{t('shift.close_text')}</p>
      <MoneyField control={form.control} name="counted_amount" label={t('shift.counted')} isWide />
      <p>
        {t('shift.expected')}: <span className="ad-num">{money(shift.expected_amount)}</span>
        {counted !== null && (
          <>
            {' · '}
            {t('shift.difference')}: <Difference amount={counted - shift.expected_amount} />
          </>
        )}
      </p>
      <TextAreaField control={form.control} name="note" label={t('shift.note')} maxLength={500} isOptional />
    </ContractDialog>
  )
}
