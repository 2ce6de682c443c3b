import { methodName, UNCONFIRMED_FILE } from '@deportivo/contracts/exports/money-columns'
import { listSellers } from '@deportivo/contracts/auth/sign-in'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listUnconfirmedPayments } from '@deportivo/contracts/orders/payments'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { useMemo } from 'react'
import { AttachmentThumb } from '../../../entities/attachment/attachment-thumb.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { AMOUNT_COLUMN, ORDER_COLUMN } from './money-columns.tsx'

/** What accounting has to decide on, the oldest first. */
export const UNCONFIRMED_LISTING = defineList('unconfirmed-payments', listUnconfirmedPayments, {
  title: 'menu.unconfirmed_payments',
  columns: [
    ORDER_COLUMN,
    AMOUNT_COLUMN,
    // Beside the amount: on a narrow screen the last columns are out of sight.
    {
      id: 'next',
      header: 'payments.next',
      role: 'step',
      width: 150,
      cell: (payment) => <ConfirmButton payment={payment} />,
      file: [],
    },
    {
      id: 'method',
      header: 'payments.how',
      width: 170,
      least: 120,
      cell: (payment, { t }) => methodName(payment, t),
      file: UNCONFIRMED_FILE.method,
    },
    {
      id: 'support',
      header: 'payment.support',
      width: 110,
      cell: ({ support, order_id }, { t }) =>
        support === null ? (
          <span className="ad-soft">{t('payments.no_support')}</span>
        ) : (
          <AttachmentThumb file={support} label={t('payments.support_of', { id: order_id })} />
        ),
      file: UNCONFIRMED_FILE.support,
    },
    {
      id: 'at',
      header: 'stock.at',
      orderBy: 'id',
      width: 190,
      least: 130,
      cell: ({ at, by }, { instant }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{instant(at)}</span>
          <span className="ad-table__sub">{by}</span>
        </span>
      ),
      file: UNCONFIRMED_FILE.at,
    },
    {
      id: 'seller',
      header: 'order.seller',
      width: 160,
      least: 110,
      cell: ({ seller_name }) => <bdi>{seller_name}</bdi>,
      file: UNCONFIRMED_FILE.seller,
    },
  ],
  filters: {
    support: { label: 'payments.with_support', isInBar: true, off: 'payments.no_support' },
    method: { label: 'payments.how' },
    seller: { label: 'order.seller' },
    from: { label: 'list.from', isFurther: true },
    to: { label: 'list.to', isFurther: true },
  },
  rowKey: ({ id }) => id,
  rowName: ({ order_id, client_name }) => `#${order_id} ${client_name}`,
  perPage: 15,
  none: { title: 'payments.none', text: 'payments.none_text' },
  noneMatch: 'payments.none_match',
})

const ALL = { query: { top: LOOKUP_ROWS } }

export function useUnconfirmedChoices(): Choices {
  const t = useTexts()
  const sellers = useList(listSellers, ALL, { isCached: true }).rows
  return useMemo(
    () => ({
      seller: optionsOf(sellers),
      method: PAYMENT_METHODS.map(({ id }) => ({ value: String(id), label: t(`payment.method.${id}`) })),
    }),
    [t, sellers],
  )
}
