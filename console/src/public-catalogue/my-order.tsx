import { useEffect, useRef, useState } from 'react'
import { ChatLink } from './chat-link.tsx'
import type { Seller } from './chat.ts'
import { OrderForm } from './order-form.tsx'
import { unitsOf } from './order-storage.ts'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'
import './order.css'

/** The bar that leads to what was chosen, and the window with it. */
export function MyOrder({ token, of }: { token: string; of: Seller }) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { order, change } = useOrder()
  const [isSent, setSent] = useState(false)
  const units = unitsOf(order)
  const isEmpty = units === 0 && !isSent
  useEffect(() => {
    if (isEmpty) dialog.current?.close()
  }, [isEmpty])
  const open = () => {
    setSent(false)
    dialog.current?.showModal()
  }
  const sent = () => {
    setSent(true)
    // Who asks stays: the next order is likely theirs.
    change(({ name, phone }) => ({ lines: [], name, phone, note: '' }))
  }
  return (
    <>
      {(units > 0 || of.whatsapp !== null) && (
        <div className="pc-bar pc-no-print">
          {units > 0 && (
            <button type="button" className="pc-button pc-button--main" onClick={open}>
              {t('public_page.my_order', { units })}
            </button>
          )}
          <ChatLink of={of} />
        </div>
      )}
      <dialog
        ref={dialog}
        className="pc-dialog"
        aria-label={t('public_page.my_order_title')}
        onClose={() => setSent(false)}
      >
        <div className="pc-dialog__head">
          <h2>{t('public_page.my_order_title')}</h2>
          <button type="button" className="pc-button" onClick={() => dialog.current?.close()}>
            {t('public_page.close')}
          </button>
        </div>
        {isSent ? (
          <p role="status" className="pc-sent">
            {t('request.sent', { seller: of.seller })}
          </p>
        ) : (
          units > 0 && <OrderForm token={token} seller={of.seller} onSent={sent} />
        )}
      </dialog>
    </>
  )
}
