import { Cross } from '@blueprintjs/icons'
import { useEffect, useState, type CSSProperties } from 'react'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { useStore } from '../../state/store.ts'
import { useTexts } from '../../language/texts.tsx'
import { footRoom, useToastRoom } from '../../toasts/phone-room.ts'
import { dismissToast, MOST_SHOWN, shownToasts, toasts, type Toast } from '../../toasts/toasts.ts'
import './toaster.css'

/** Above and below a message in a dialog. */
const GAPS_PX = 16

/** Its time begins when it is shown, and stands still while the toast has the pointer or the focus. */
function ToastItem({ toast }: { toast: Toast }) {
  const t = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.lastsMs)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, toast.lastsMs])
  const act = () => {
    toast.action?.run()
    dismissToast(toast.id)
  }
  return (
    <div
      className={`ad-toast ad-toast--${toast.tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="ad-toast__dot" aria-hidden />
      <span>
        {toast.text ?? (toast.key && t(toast.key, toast.values))}
        {toast.requestId && <span className="ad-toast__id">{toast.requestId}</span>}
      </span>
      {toast.action ? (
        <button type="button" className="ad-toast__action" onClick={act}>
          {t(toast.action.key)}
        </button>
      ) : (
        <span />
      )}
      <button type="button" aria-label={t('common.close')} onClick={() => dismissToast(toast.id)}>
        <Cross size={14} />
      </button>
    </div>
  )
}

/**
 * The toasts of the console, at the bottom right, in a polite live region. A phone's lower half is for the thumb: there
 * they come one at a time, as they do over a dialog, which makes room for one.
 */
export function Toaster() {
  const foot = useStore(footRoom)
  const isNarrow = useMedia(NARROW)
  const takesRoom = isNarrow || foot > 0
  const shown = shownToasts(useStore(toasts), takesRoom ? 1 : MOST_SHOWN)
  return (
    <div
      ref={useToastRoom(takesRoom && shown.length > 0, GAPS_PX)}
      className="ad-toaster"
      style={{ '--ad-toast-foot': `${foot}px` } as CSSProperties}
      role="status"
      aria-live="polite"
      aria-relevant="additions"
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
