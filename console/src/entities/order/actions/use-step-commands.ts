import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useCommands } from '../../../shared/navigation/commands.ts'
import { byRank } from './step-view.ts'

/** Offers the steps of the shown order that may be taken now by Ctrl+K too. */
export function useStepCommands(order: Order, press: (next: NextStep) => void): void {
  const t = useTexts()
  const commands = order.next
    .filter(({ allowed }) => allowed)
    .sort(byRank)
    .map((next) => ({
      id: next.step,
      label: t(`order.action.${next.step}`),
      run: () => press(next),
    }))
  useCommands({ title: t('palette.order', { id: order.id, client: order.client_name }), commands })
}
