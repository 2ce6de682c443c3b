import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react'
import { OrderLines } from './order-lines.tsx'
import { totalOf } from './order-storage.ts'
import { Price } from './price.tsx'
import { sendOrder, wrongIn, type SendRefusal } from './send-order.ts'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'

type Typed = 'name' | 'phone' | 'note'

function TextLine({
  field,
  refusal,
  ...input
}: { field: Typed; refusal: SendRefusal | null } & InputHTMLAttributes<HTMLInputElement>) {
  const t = useWords()
  const id = useId()
  const { order, change } = useOrder()
  const isWrong = refusal === field
  return (
    <p className="pc-field">
      <label htmlFor={id}>{t(`public_page.your_${field}`)}</label>
      <input
        {...input}
        id={id}
        name={field}
        value={order[field]}
        aria-invalid={isWrong}
        {...(isWrong && { 'aria-describedby': `${id}-wrong` })}
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, [field]: value }))}
      />
      {isWrong && (
        <span id={`${id}-wrong`} role="alert" className="pc-wrong">
          {t(`public_page.wrong_${field}`)}
        </span>
      )}
    </p>
  )
}

/** Why it was not sent, where it is no field's fault. All that was chosen and typed stays. */
function Refusal({ refusal }: { refusal: SendRefusal | null }) {
  const t = useWords()
  if (refusal === null || refusal === 'name' || refusal === 'phone' || refusal === 'note') return null
  return (
    <p role="alert" className="pc-wrong">
      {refusal === 'gone' ? t('share_link.gone') : t(`public_page.order_${refusal}`)}
    </p>
  )
}

/** 'Mi pedido': what was chosen, who asks, and the button that sends it. */
export function OrderForm({ token, seller, onSent }: { token: string; seller: string; onSent: () => void }) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { order } = useOrder()
  const [refusal, setRefusal] = useState<SendRefusal | null>(null)
  const [isSending, setSending] = useState(false)
  const [website, setWebsite] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const refused = wrongIn(order) ?? (await sendOrder(token, order, website))
    setSending(false)
    setRefusal(refused)
    if (refused === null) onSent()
    else form.current?.querySelector<HTMLInputElement>(`[name="${refused}"]`)?.focus()
  }
  return (
    <form ref={form} className="pc-order" noValidate onSubmit={(event) => void send(event)}>
      <OrderLines />
      <p className="pc-total">
        {t('public_page.total')} <Price pesos={totalOf(order)} />
      </p>
      <TextLine field="name" refusal={refusal} autoComplete="name" maxLength={80} />
      <TextLine
        field="phone"
        refusal={refusal}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <TextLine field="note" refusal={refusal} autoComplete="off" maxLength={500} />
      {/* No visitor sees it, and no screen reader: what fills it in is a program. */}
      <input
        className="pc-trap"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        value={website}
        onChange={({ currentTarget: { value } }) => setWebsite(value)}
      />
      <Refusal refusal={refusal} />
      <button type="submit" className="pc-button pc-button--main" aria-busy={isSending}>
        {isSending ? t('public_page.sending') : t('public_page.send_to', { seller })}
      </button>
      <p className="pc-soft">{t('public_page.no_payment')}</p>
    </form>
  )
}
