import { closeShift, takeOverShift, type Shift } from '@deportivo/contracts/finance/cashiers'
import type { BodyOf } from '@deportivo/contracts/route'
import { Button } from '@blueprintjs/core'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { isBlank, useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { call } from '../../shared/net/call.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { CLOSE_FORM } from './cashier.forms.ts'
import { CountByNotes, countedOf, sumOf, type Quantities } from './count-by-notes.tsx'
import { Difference } from './difference.tsx'

interface Count {
  counted_amount: number | null
  note: string
}

type Closing = BodyOf<typeof closeShift>

const CALLS = { close: closeShift, take_over: takeOverShift }

const differenceOf = (counted: number | null, { expected_amount }: Shift): number =>
  counted === null || Number.isNaN(counted) ? 0 : counted - expected_amount

/** A difference without its explanation. */
function useNoteFault(shift: Shift) {
  const { money } = useFormats()
  return useCallback(
    ({ counted_amount, note }: Count, t: Translate): Record<string, string> => {
      const difference = differenceOf(counted_amount, shift)
      if (difference === 0 || !isBlank(note)) return {}
      return { note: t('cashier.note_needed', { difference: money(difference) }) }
    },
    [shift, money],
  )
}

/**
 * Counts the drawer, by its sum or note by note, to close its shift or to take it over from another user. What is closed stays
 * as it is: the difference is shown before.
 */
export function CloseShiftDialog({
  shift,
  act,
  onClosed,
  onClose,
}: {
  shift: Shift
  act: keyof typeof CALLS
  onClosed: (closed: Shift) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const [quantities, setQuantities] = useState<Quantities | null>(null)
  const form = useContractForm<Count, Closing>(
    CLOSE_FORM,
    { counted_amount: null, note: '' },
    useNoteFault(shift),
  )
  const counted = useWatch({ control: form.control, name: 'counted_amount' })
  const difference = differenceOf(counted, shift)
  const count = (next: Quantities) => {
    setQuantities(next)
    const notes = countedOf(next)
    form.setValue('counted_amount', notes.length === 0 ? null : sumOf(notes), { shouldValidate: true })
  }
  const close = async (body: Closing) => {
    const denominations = quantities && { denominations: countedOf(quantities) }
    const reply = await call(CALLS[act], { params: { id: shift.id }, body: { ...body, ...denominations } })
    showDone({ message: reply.message })
    onClosed(shift)
  }
  return (
    <ContractDialog form={form} title={t(`shift.${act}`)} width={440} send={close} onClose={onClose}>
      <p className="ad-soft">{t(`shift.${act}_text`, { name: shift.opened_by })}</p>
      {quantities === null ? (
        <MoneyField control={form.control} name="counted_amount" label={t('shift.counted')} isWide />
      ) : (
        <CountByNotes quantities={quantities} onChange={count} />
      )}
      <Button variant="minimal" onClick={() => setQuantities(quantities === null ? {} : null)}>
        {t(quantities === null ? 'shift.denominations' : 'shift.by_sum')}
      </Button>
      <p>
        <Dots>
          {quantities !== null && (
            <>
              {t('shift.counted')}: <span className="ad-num">{money(counted ?? 0)}</span>
            </>
          )}
          <>
            {t('shift.expected')}: <span className="ad-num">{money(shift.expected_amount)}</span>
          </>
          {counted !== null && !Number.isNaN(counted) && (
            <>
              {t('shift.difference')}: <Difference amount={difference} />
            </>
          )}
        </Dots>
      </p>
      <TextAreaField
        control={form.control}
        name="note"
        label={t('shift.note')}
        help={difference === 0 ? undefined : t('cashier.note_needed', { difference: money(difference) })}
        maxLength={500}
        isOptional={difference === 0}
      />
    </ContractDialog>
  )
}
