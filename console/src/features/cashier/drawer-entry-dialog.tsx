import {
  DRAWER_REASONS,
  recordDrawerEntry,
  type DrawerReason,
  type Shift,
} from '@deportivo/contracts/finance/cashiers'
import type { BodyOf } from '@deportivo/contracts/route'
import { useController } from 'react-hook-form'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { OptionField, TextField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { Segments } from '../../shared/ui/controls/segments.tsx'
import { DRAWER_FORM } from './cashier.forms.ts'

interface Entry {
  direction: 'in' | 'out'
  amount: number | null
  reason: DrawerReason | null
  note: string
}

const DIRECTIONS = ['in', 'out'] as const

/** Cash that enters the drawer or leaves it without a sale. */
export function DrawerEntryDialog({
  shift,
  onRecorded,
  onClose,
}: {
  shift: Shift
  onRecorded: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<Entry, BodyOf<typeof recordDrawerEntry>>(DRAWER_FORM, {
    direction: 'out',
    amount: null,
    reason: null,
    note: '',
  })
  const { control } = form
  const { field: direction } = useController({ control, name: 'direction' })
  const record = async (body: BodyOf<typeof recordDrawerEntry>) => {
    const reply = await call(recordDrawerEntry, { params: { id: shift.id }, body })
    showDone({ message: reply.message })
    onRecorded()
  }
  return (
    <ContractDialog
      form={form}
      title={t('shift.entry')}
      submitText={t('shift.record_entry')}
      width={440}
      send={record}
      onClose={onClose}
    >
      <p className="ad-soft">{t('shift.entry_text')}</p>
      <Segments
        label={t('shift.direction')}
        ids={DIRECTIONS}
        value={direction.value}
        onPick={direction.onChange}
      >
        {(id) => t(`shift.direction.${id}`)}
      </Segments>
      <MoneyField control={control} name="amount" label={t('shift.amount')} isWide />
      <OptionField
        control={control}
        name="reason"
        label={t('shift.reason')}
        isWide
        options={DRAWER_REASONS.map((value) => ({ value, label: t(`shift.reason.${value}`) }))}
      />
      <TextField control={control} name="note" label={t('shift.entry_note')} maxLength={200} isWide />
    </ContractDialog>
  )
}
