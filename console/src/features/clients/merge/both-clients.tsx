import type { Client } from '@deportivo/contracts/clients/clients'
import { listOrdersOfClient } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReactNode } from 'react'
import { priceCodeName } from '../../../entities/product/prices/price-code-name.ts'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'

/** How many orders and vouchers a client has, of those that the user may see. */
function useCounts({ id }: Client): { orders: number | undefined; vouchers: number | undefined } {
  const seesOrders = useCan('read sales')
  const seesOwn = useCan('read seller order')
  const wanted = { params: { id }, query: { top: 1 } }
  const orders = useList(listOrdersOfClient, seesOrders || seesOwn ? wanted : null)
  const vouchers = useList(listVouchers, { query: { filter: `client_id:${id}`, top: 1 } })
  return { orders: orders.paging?.total, vouchers: vouchers.paging?.total }
}

/** Both clients side by side, with what distinguishes them. */
export function BothClients({ stays, goes }: { stays: Client; goes: Client }) {
  const t = useTexts()
  const { phone, identification, count } = useFormats()
  const countsOfStaying = useCounts(stays)
  const countsOfGoing = useCounts(goes)
  const both = [
    { client: stays, counts: countsOfStaying },
    { client: goes, counts: countsOfGoing },
  ]
  const code = ({ code_key: key, code_name: name }: Client) =>
    key !== null && name !== null ? priceCodeName({ key, name }, t) : t('common.none')
  const counted = (total: number | undefined) => (total === undefined ? '…' : count(total))
  const rows: [TextKey, (one: (typeof both)[number]) => ReactNode][] = [
    ['client.name', ({ client }) => <strong>{client.name}</strong>],
    ['client.document', ({ client }) => identification(client.identification_number)],
    ['client.phone', ({ client }) => phone(client.phone)],
    ['client.city', ({ client }) => <bdi>{client.city_name}</bdi>],
    ['product.price_code', ({ client }) => <bdi>{code(client)}</bdi>],
    ['client.merge.orders', ({ counts }) => counted(counts.orders)],
    ['client.merge.vouchers', ({ counts }) => counted(counts.vouchers)],
  ]
  return (
    <table className="ad-merge__both">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('client.merge.stays')}</th>
          <th scope="col">{t('client.merge.goes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, cell]) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            {both.map((one) => (
              <td key={one.client.id}>{cell(one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
