import type { OrderState } from '@deportivo/lifecycle/order/states'
import { useEffect, useRef } from 'react'
import { giveFocusBack } from '../../../shared/ui/dialog/use-focus-back.ts'

/** What may be done next with the order on the page. */
export const NEXT_STEPS = 'ad-sale__actions'

/** A step takes its button away: the focus goes on to what may be done next, unless it is elsewhere. */
export function useFocusOnNext(state: OrderState): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    giveFocusBack(document.querySelector(`.${NEXT_STEPS}`))
  }, [state])
}
