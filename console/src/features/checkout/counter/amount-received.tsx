import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { Field } from '../../../shared/form/field.tsx'
import { useMoneyText } from '../../../shared/form/use-money-text.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import '../change.css'
import { Change } from '../change.tsx'
import { owedOf, PaidBeyond } from '../paid-beyond.tsx'
import { PayAll } from '../pay-all.tsx'
import { QuickNotes } from '../quick-notes.tsx'
import { tenderOf, type Tender } from './tender.ts'
import type { Given } from './use-charge.ts'

interface AmountProps {
  order: Order
  /** A scan is on its way, the sale is being charged, or the register is closed. */
  isLocked: boolean
  isCharging: boolean
  onCharge: (given: Given) => void
}

function useFaultOf(tender: Tender): string | undefined {
  const t = useTexts()
  const { money } = useFormats()
  if (tender.is === 'too_little') return t('counter.too_little', { missing: money(tender.missing) })
  return tender.is === 'too_much' ? t('counter.too_much', { change: money(tender.change) }) : undefined
}

/** What the client gives: Enter charges it. What is too little is only explained once it is meant. */
export function AmountReceived({ order, isLocked, isCharging, onCharge }: AmountProps) {
  const t = useTexts()
  const { money } = useFormats()
  const owed = owedOf(order)
  const [received, setReceived] = useState<number | null>(null)
  const [isMeant, setMeant] = useState(false)
  const { input, note, fault } = useMoneyText(received, (amount) => {
    setMeant(false)
    setReceived(amount)
  })
  const tender = tenderOf(owed, received)
  const isEnough = tender.is === 'enough' || (tender.is === 'none' && owed === 0)
  const refusal = useFaultOf(tender)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMeant(true)
    if (isEnough && !isLocked) onCharge({ received: received ?? 0 })
  }
  return (
    <form className="ad-counter__money ad-stack" noValidate onSubmit={submit}>
      <p className="ad-amount-line ad-counter__owed">
        <span>{t('counter.owed')}</span>
        <strong className="ad-num">{money(owed)}</strong>
      </p>
      <PaidBeyond order={order} />
      <Field
        label={t('counter.received')}
        help={t('counter.received_help')}
        note={note}
        error={fault ?? (isMeant || tender.is === 'too_much' ? refusal : undefined)}
      >
        {(control) => (
          <input {...control} {...input} className={`${input.className} bp6-large`} data-scans="" autoFocus />
        )}
      </Field>
      <QuickNotes owed={owed} isLocked={isLocked} onPick={setReceived} />
      {tender.is === 'enough' && <Change amount={tender.change} />}
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        loading={isCharging}
        // Enter submits nothing while it is disabled: what is too little has to be explained.
        disabled={isLocked}
      >
        {t('counter.charge')}
      </Button>
      <PayAll
        isLocked={isLocked || owed === 0}
        onPick={(method) => onCharge(method === CASH ? { received: owed } : { method })}
      />
      <Link to={paths.storageCheckout(order.id, order.client_id)}>{t('counter.more_ways')}</Link>
    </form>
  )
}
