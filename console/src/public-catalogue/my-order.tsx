import { useEffect, useRef, useState } from 'react'
import { OrderForm } from './order-form.tsx'
import { unitsOf } from './order-storage.ts'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'
import './order.css'

/** The bar that leads to what was chosen, and the window with it. */
export function MyOrder({ token, seller }: { token: string; seller: string }) {
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
      {units > 0 && (
        <div className="pc-bar pc-no-print">
          <button type="button" className="pc-button pc-button--main" onClick={open}>
            {t('public_page.my_order', { units })}
          </button>
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
            {t('request.sent', { seller })}
          </p>
        ) : (
          units > 0 && <OrderForm token={token} seller={seller} onSent={sent} />
        )}
      </dialog>
    </>
  )
}
