import { REFUND_FILE } from '@deportivo/contracts/exports/money-columns'
import { Bookmark } from '@blueprintjs/icons'
import { listRefunds, refundAsVoucher, type Refund } from '@deportivo/contracts/orders/refunds'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { AMOUNT_COLUMN, ORDER_COLUMN } from './money-columns.tsx'
import { PayRefundButton } from './pay-refund-button.tsx'

/** Money that is owed to clients, the oldest first. */
export const REFUND_LISTING = defineList('refunds', listRefunds, {
  title: 'menu.refunds',
  columns: [
    ORDER_COLUMN,
    AMOUNT_COLUMN,
    // Beside the amount: on a narrow screen the last columns are out of sight.
    {
      id: 'next',
      header: 'payments.next',
      role: 'step',
      width: 130,
      cell: (refund) => <PayRefundButton refund={refund} />,
      file: [],
    },
    {
      id: 'created_at',
      header: 'refunds.since',
      orderBy: 'created_at',
      width: 170,
      least: 120,
      cell: ({ created_at }, { instant }) => <span className="ad-num">{instant(created_at)}</span>,
      file: REFUND_FILE.created_at,
    },
  ],
  filters: {},
  rowKey: ({ id }) => id,
  rowName: ({ order_id, client_name }) => `#${order_id} ${client_name}`,
  perPage: 15,
  none: { title: 'refunds.none', text: 'refunds.none_text' },
  noneMatch: 'orders.none_match',
})

/** Turns a refund into a voucher in its row. */
export function useRefundSteps(): (refund: Refund) => RowStep[] {
  const t = useTexts()
  const mayCredit = useCan('update sales')
  const credit = useChange(async ({ id }: Refund) =>
    call(refundAsVoucher, { params: { id } }).finally(() => void revalidate(listRefunds)),
  )
  return (refund) =>
    mayCredit
      ? [{ text: t('refund.to_voucher'), icon: <Bookmark />, onSelect: () => void credit.run(refund) }]
      : []
}
