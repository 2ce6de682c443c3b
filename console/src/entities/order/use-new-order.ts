import type { Order } from '@deportivo/contracts/orders/order'
import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { useCan, useSession, type Session } from '../../shared/session/session.tsx'
import { reportError } from '../../shared/toasts/report-error.ts'
import { showDone, showToast } from '../../shared/toasts/toasts.ts'
import type { OrderClient } from './new-order.ts'

interface Opened {
  data: Pick<Order, 'id' | 'version'>
  message?: string | undefined
  url: string
  from: Place
}

/** Where it was opened. */
interface Place {
  url: string
  /** Its number among the pages of this tab. */
  at: number
}

// As the browser has it: the component that opened the order is gone by then.
const isAt = (url: string) => new URL(url, location.origin).pathname === location.pathname

/** The router numbers the pages that 'Back' leads through. */
const pageNumber = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** All pages of the order are left behind at once, or 'Back' would open one of them again. */
function leaveTo({ url, at }: Place, navigate: NavigateFunction): void {
  const steps = at - pageNumber()
  void (steps < 0 ? navigate(steps) : navigate(url, { replace: true }))
}

type Start = (client: OrderClient, session: Session) => Promise<Omit<Opened, 'from'>>

/**
 * Opens an order and its page. One click is easily a wrong one: the toast cancels the order again, as long as nothing
 * was added to it.
 */
export function useNewOrder() {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const mayCancel = useCan('cancel sales')
  const { run, isRunning } = useChange(
    useCallback(
      ({ start, client }: { start: Start; client: OrderClient }) => start(client, session),
      [session],
    ),
    { isSilent: true },
  )
  const undo = async ({ data: { id, version }, url, from }: Opened) => {
    try {
      const reason = t('order.opened_by_mistake')
      const { message } = await call(cancelOrder, { params: { id }, body: { reason, version } })
      if (isAt(url)) leaveTo(from, navigate)
      showToast({ tone: 'info', ...(message ? { text: message } : { key: 'common.done' }) })
    } catch (error) {
      reportError(error)
    }
  }
  const open = async (start: Start, client: OrderClient): Promise<boolean> => {
    const from = { url: here, at: pageNumber() }
    const opened = await run({ start, client })
    if (opened === undefined) return false
    void navigate(opened.url)
    showDone(
      opened,
      mayCancel ? { action: { key: 'common.undo', run: () => void undo({ ...opened, from }) } } : {},
    )
    return true
  }
  return { open, isOpening: isRunning }
}
