import { type Order } from '@deportivo/contracts/orders/order'
import { cancelOrder, changeOrder, undoStep } from '@deportivo/contracts/orders/orders'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showDone, showToast } from '../../../shared/toasts/toasts.ts'
import { createUndoOffers } from '../../../shared/toasts/undo-offers.ts'
import { useOrderChanges } from './use-order-change.ts'

interface CountedLine {
  line_id: number
  quantity: number
}

export type StepFields = Record<string, string | number | boolean | number[] | CountedLine[] | undefined>

export interface StepRequest {
  order: { id: number; version: number }
  step: StepName
  fields?: StepFields
  file?: File
  onProgress?: (share: number) => void
}

/** One step of an order. Cancelling has a call of its own. */
export async function takeStep({ order, step, fields = {}, file, onProgress }: StepRequest) {
  const params = { id: order.id }
  if (step === 'cancel') {
    const reason = typeof fields['reason'] === 'string' ? fields['reason'] : ''
    return call(cancelOrder, { params, body: { reason, version: order.version } })
  }
  return call(changeOrder, {
    params,
    body: { ...fields, step, version: order.version },
    ...(file ? { file: { field: 'file', file } } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
}

type UndoneOrder = Pick<Order, 'id' | 'version'> & Partial<Pick<Order, 'state_id'>>

const undoOffers = createUndoOffers()

const isStillUndoable = ({ undo_until }: Order) => undo_until !== null && Date.parse(undo_until) > serverNow()

/** The card is gone with it: its message names the order, and leads there. */
const LEAVES_BOARD: ReadonlySet<StepName> = new Set(['delivered_to_customer'])

/**
 * Takes steps and shows a toast, with 'Deshacer' while the server offers it. Throws failures: a form shows them on its
 * fields, a button reports them.
 */
export function useSteps(onChanged: (order: Order) => void) {
  const t = useTexts()
  const navigate = useNavigate()
  const follow = useOrderChanges(onChanged)
  const undo = useCallback(
    async ({ id, version, state_id }: UndoneOrder) => {
      try {
        const undone = await follow({ state_id }, () => call(undoStep, { params: { id }, body: { version } }))
        onChanged(undone.data)
        if (undone.message) showToast({ tone: 'info', text: undone.message })
      } catch (error) {
        reportError(error)
      }
    },
    [onChanged, follow],
  )
  const take = useCallback(
    async (request: StepRequest) => {
      const { data, message } = await takeStep(request)
      onChanged(data)
      undoOffers.end(data.id)
      const isOffered = isStillUndoable(data)
      const action = isOffered
        ? ({ key: 'common.undo', run: () => void undo(data) } as const)
        : ({ key: 'order.show', run: () => void navigate(paths.sale(data.id)) } as const)
      const isNamed = LEAVES_BOARD.has(request.step) && message !== undefined
      const text = isNamed ? t('order.done_of', { id: data.id, message }) : message
      const toast = showDone({ message: text }, isOffered || isNamed ? { action } : {})
      if (isOffered) undoOffers.begin(data.id, toast)
      return data
    },
    [onChanged, undo, navigate, t],
  )
  return { take, undo }
}
