import { pickClients } from '@deportivo/contracts/clients/clients'
import { READ_ORDERS } from '@deportivo/contracts/orders/order'
import { suggestProducts } from '@deportivo/contracts/catalogue/products'
import { orderNumber, type PaletteItem } from '../../features/shell/palette/palette-items.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useDebounced } from '../../shared/hooks/use-debounced.ts'
import { useFound } from '../../shared/net/use-found.ts'

const WAIT_MS = 250
/** Shorter texts match half the shop. */
const SHORTEST = 3
/** Of each kind: all kinds must fit on one screen. */
const MOST = 5

type Go = (url: string) => void

function useClients(search: string | null, go: Go): PaletteItem[] {
  const mayRead = useCan('read clients')
  const isAsked = mayRead && search !== null
  const { data } = useFound(pickClients, isAsked ? { query: { search, top: MOST } } : null)
  return (isAsked ? (data ?? []) : []).map((client) => ({
    id: `client-${client.id}`,
    group: 'palette.clients',
    label: client.name,
    note: client.identification_number,
    run: () => go(paths.clientHistory(client.id)),
  }))
}

function useProducts(search: string | null, go: Go): PaletteItem[] {
  const mayRead = useCan('read products')
  const isAsked = mayRead && search !== null
  const { data } = useFound(suggestProducts, isAsked ? { query: { search } } : null)
  return (isAsked ? (data ?? []) : []).slice(0, MOST).map((product) => ({
    id: `product-${product.id}`,
    group: 'palette.products',
    label: product.name,
    note: `${product.reference_name} · ${product.color_name}`,
    run: () => go(paths.productSearch(product.name)),
  }))
}

function useOrder(typed: string, go: Go): PaletteItem[] {
  const t = useTexts()
  const { grants } = useSession()
  const number = orderNumber(typed)
  if (number === null || READ_ORDERS.every((one) => grants[one] === undefined)) return []
  const label = t('palette.order', { id: number })
  return [{ id: 'order', group: 'palette.orders', label, run: () => go(paths.sale(number)) }]
}

/** What a typed text finds besides pages: an order by its number, clients and products, each for users who may read them. */
export function useFoundItems(typed: string, go: Go): PaletteItem[] {
  const [settled] = useDebounced(typed.trim(), WAIT_MS)
  const search = settled.length < SHORTEST ? null : settled
  const order = useOrder(typed, go)
  const clients = useClients(search, go)
  const products = useProducts(search, go)
  return [...order, ...clients, ...products]
}
