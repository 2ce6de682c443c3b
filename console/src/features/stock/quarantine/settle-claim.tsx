import { settleClaim, type QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { CheckField, TextAreaField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useContractForm, type AlsoWrong } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { SETTLE_FORM } from './quarantine.forms.ts'

interface Settled {
  replaced: number | null
  credit: number | null
  is_above_cost: boolean | null
  note: string | null
}
type Sent = { replaced?: number; credit?: number; is_above_cost?: boolean; note?: string | null }

const BLANK: Settled = { replaced: null, credit: null, is_above_cost: null, note: null }

type Claimed = Pick<QuarantineExit, 'value' | 'quantity'>

/** Whether a credit note is above what the units cost that are not replaced; null: that cost, where it is. */
function costExceeded({ value, quantity }: Claimed, { replaced, credit }: Omit<Settled, 'note'>) {
  if (value === null || credit === null) return null
  const cost = (value / quantity) * Math.max(0, quantity - (replaced ?? 0))
  return credit > cost ? cost : null
}

/** The form of a settlement: a credit note above the cost is to be confirmed, as the server asks for it. */
function useSettleForm({ value, quantity }: Claimed) {
  const { money } = useFormats()
  const alsoWrong = useMemo<AlsoWrong<Settled>>(
    () =>
      (values, t): Record<string, string> => {
        const cost = costExceeded({ value, quantity }, values)
        if (cost === null || values.is_above_cost) return {}
        return { credit: t('quarantine.refused.above_cost', { cost: money(cost) }) }
      },
    [value, quantity, money],
  )
  const form = useContractForm<Settled, Sent>(SETTLE_FORM, BLANK, alsoWrong)
  const { control, trigger } = form
  const [replaced, credit, is_above_cost] = useWatch({
    control,
    name: ['replaced', 'credit', 'is_above_cost'],
  })
  const isTyped = credit !== null
  // Both decide whether the credit note is right.
  useEffect(() => {
    if (isTyped) void trigger('credit')
  }, [isTyped, replaced, is_above_cost, trigger])
  const isAbove = costExceeded({ value, quantity }, { replaced, credit, is_above_cost }) !== null
  return { form, isAbove }
}

interface Props {
  exit: QuarantineExit
  onDone: () => void
  onClose: () => void
}

/** What the supplier gave for a claim: units, a credit note, or both. */
export function SettleClaim({ exit, onDone, onClose }: Props) {
  const t = useTexts()
  const { id, version } = exit
  const { form, isAbove } = useSettleForm(exit)
  const { control } = form
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
          control={control}
          name="replaced"
          label={t('quarantine.replaced_of', { count: exit.quantity })}
          most={MOST_UNITS}
          isOptional
        />
      )}
      <MoneyField control={control} name="credit" label={t('quarantine.credit')} isOptional />
      {isAbove && (
        <CheckField control={control} name="is_above_cost" label={t('quarantine.is_above_cost')} isWide />
      )}
      <TextAreaField control={control} name="note" label={t('quarantine.note')} maxLength={500} isOptional />
    </ContractDialog>
  )
}
