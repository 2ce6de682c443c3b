import type { ListContract } from '@deportivo/contracts/list-route'
import { listUnconfirmedPayments } from '@deportivo/contracts/orders/payments'
import { listRefunds } from '@deportivo/contracts/orders/refunds'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useList } from '../../shared/net/use-list.ts'
import type { MenuItem } from './menu.ts'

const EVERY_MS = 60_000
/** One row is enough: the count comes with each page. */
const WAITING = {
  unconfirmed_payments: { list: listUnconfirmedPayments, input: { query: { top: 1 } } },
  refunds: { list: listRefunds, input: { query: { top: 1, filter: 'state:pending' } } },
} as const

/** How much waits behind an entry of the menu; nothing where that is nothing. */
export function MenuCount({ of }: { of: NonNullable<MenuItem['counts']> }) {
  const t = useTexts()
  const { count } = useFormats()
  const { list, input } = WAITING[of]
  const { paging } = useList<ListContract>(list, input, { everyMs: EVERY_MS })
  if (!paging || paging.total === 0) return null
  return (
    <span className="ad-nav__count ad-num">
      {count(paging.total)}
      {paging.more_than && '+'}
      <span className="ad-hidden"> {t('menu.waiting')}</span>
    </span>
  )
}
