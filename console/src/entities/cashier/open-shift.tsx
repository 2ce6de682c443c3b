import { openShift } from '@deportivo/contracts/finance/cashiers'
import { useCallback, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { Field } from '../../shared/form/field.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { useMoneyText } from '../../shared/form/use-money-text.tsx'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useFocusBack } from '../../shared/ui/dialog/use-focus-back.ts'
import './open-shift.css'

/** A closed register takes no money: users who may open it do so here, others read whom to ask. */
export function OpenShift({ cashierId, onReply }: { cashierId: number; onReply: () => void }) {
  const t = useTexts()
  const mayOpen = useCan('manage cashier')
  // It is gone once the register is open.
  useFocusBack()
  const [base, setBase] = useState<number | null>(0)
  const { input, note, fault } = useMoneyText(base, setBase)
  const open = useChange(
    useCallback(
      (base_amount: number) => call(openShift, { body: { cashier_id: cashierId, base_amount } }),
      [cashierId],
    ),
  )
  const confirm = async () => {
    await open.run(base ?? 0)
    // Refused or not: another user may have opened it meanwhile.
    onReply()
  }
  if (!mayOpen) return <p className="ad-note ad-note--warn">{t('checkout.ask_to_open')}</p>
  return (
    <div className="ad-open-shift">
      <Field
        label={t('checkout.base_amount')}
        help={t('checkout.cashier_is_closed')}
        note={note}
        error={fault}
      >
        {(control) => <input {...control} {...input} />}
      </Field>
      <ActionButton loading={open.isRunning} reason={fault ?? null} onClick={() => void confirm()}>
        {t('checkout.open_cashier')}
      </ActionButton>
    </div>
  )
}
