import { Radio, RadioGroup } from '@blueprintjs/core'
import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { OPEN_STATES } from '@deportivo/lifecycle/order/states'
import { useState } from 'react'
import { SearchBox } from '../../../shared/list/filters/search-box.tsx'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { filterText } from '../../../shared/navigation/url-state.ts'
import { useList } from '../../../shared/net/use-list.ts'
import './open-order-choice.css'

/** The specification's limit of suggestions. */
const SHOWN = 10

/** What was found, one of it to choose. */
function Found({
  orders,
  chosen,
  onChoose,
}: {
  orders: readonly OrderSummary[]
  chosen: OrderSummary | null
  onChoose: (order: OrderSummary | null) => void
}) {
  const t = useTexts()
  if (orders.length === 0) return <EmptyState title={t('transfer.no_orders')} isCompact />
  const pick = (id: number) => onChoose(orders.find((order) => order.id === id) ?? null)
  return (
    <RadioGroup
      className="ad-open-orders"
      aria-label={t('transfer.target')}
      selectedValue={chosen?.id ?? 0}
      onChange={(event) => pick(Number(event.currentTarget.value))}
    >
      {orders.map((order) => (
        <Radio key={order.id} value={order.id}>
          <span className="ad-num">#{order.id}</span> <bdi>{order.client_name}</bdi>{' '}
          <StateTag state={order.state_id} />
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** Finds an order that is still being built, by number or client, newest first. */
export function OpenOrderChoice({
  except,
  chosen,
  onChoose,
}: {
  except: number
  chosen: OrderSummary | null
  onChoose: (order: OrderSummary | null) => void
}) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const filter = filterText({ state_id: OPEN_STATES }) ?? ''
  // One more than is shown: the order itself is among them.
  const list = useList(listOrders, { query: { top: SHOWN + 1, filter, ...(search ? { search } : {}) } })
  const orders = list.rows?.filter(({ id }) => id !== except).slice(0, SHOWN)
  const find = (words: string) => {
    setSearch(words)
    onChoose(null)
  }
  const body = () => {
    if (orders) return <Found orders={orders} chosen={chosen} onChoose={onChoose} />
    if (list.error) return <ErrorState error={list.error} onRetry={list.refresh} isCompact />
    return <Skeleton height={120} />
  }
  return (
    <div className="ad-stack ad-open-orders-field">
      <strong className="ad-small">{t('transfer.target')}</strong>
      <SearchBox
        label={t('orders.search')}
        placeholder={t('orders.search_placeholder')}
        value={search}
        onSearch={find}
      />
      {body()}
    </div>
  )
}
