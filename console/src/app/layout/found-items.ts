import { pickClients } from '@deportivo/contracts/clients/clients'
import { shownIdentification } from '@deportivo/contracts/identification'
import { READ_ORDERS } from '@deportivo/contracts/orders/order'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { suggestProducts } from '@deportivo/contracts/catalogue/products'
import { orderNumber, type PaletteItem } from '../../features/shell/palette/palette-items.ts'
import type { PaletteSearch } from '../../features/shell/palette/palette.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useDebounced } from '../../shared/hooks/use-debounced.ts'
import { useFound, type Found } from '../../shared/net/use-found.ts'

const WAIT_MS = 200
/** Shorter texts match half the shop. */
const SHORTEST = 3
/** Of each kind: all kinds must fit on one screen. */
const MOST = 5

type Go = (url: string) => void

interface FoundItems {
  items: PaletteItem[]
  search: PaletteSearch
  retry: () => void
}

const NOTHING: FoundItems = { items: [], search: 'nothing', retry: () => undefined }

/** The rows of a search as items; none where it was not asked. */
function itemsOf<Row>(
  isAsked: boolean,
  { data, error, refresh }: Pick<Found<Row[]>, 'data' | 'error' | 'refresh'>,
  itemOf: (row: Row) => PaletteItem,
): FoundItems {
  if (!isAsked) return NOTHING
  const search = data ? 'done' : error ? 'failed' : 'searching'
  return { items: (data ?? []).slice(0, MOST).map(itemOf), search, retry: refresh }
}

/** Of several searches the first of these counts: what is on its way may still find something. */
const SEARCHES = ['searching', 'failed', 'done'] as const

function useClients(search: string | null, go: Go): FoundItems {
  const isAsked = useCan('read clients') && search !== null
  const found = useFound(pickClients, isAsked ? { query: { search, top: MOST } } : null)
  return itemsOf(isAsked, found, (client) => ({
    id: `client-${client.id}`,
    group: 'palette.clients',
    label: client.name,
    note: shownIdentification(client.identification_number),
    run: () => go(paths.clientHistory(client.id)),
  }))
}

function useProducts(search: string | null, go: Go): FoundItems {
  const isAsked = useCan('read products') && search !== null
  const found = useFound(suggestProducts, isAsked ? { query: { search } } : null)
  return itemsOf(isAsked, found, (product) => ({
    id: `product-${product.id}`,
    group: 'palette.products',
    label: product.name,
    note: `${product.reference_name} · ${product.color_name}`,
    run: () => go(paths.productSearch(product.name)),
  }))
}

/** By client, or by number, which is found however short it is. */
function useOrders(text: string, search: string | null, go: Go): FoundItems {
  const t = useTexts()
  const { money } = useFormats()
  const { grants } = useSession()
  const number = orderNumber(text)
  const mayRead = READ_ORDERS.some((one) => grants[one] !== undefined)
  const wanted = number === null ? search && { search } : { filter: `id:${number}` }
  const found = useFound(listOrders, mayRead && wanted ? { query: { ...wanted, top: MOST } } : null)
  return itemsOf(mayRead && wanted !== null, found, (order) => ({
    id: `order-${order.id}`,
    group: 'palette.orders',
    label: t('palette.order', { id: order.id, client: order.client_name }),
    note: `${t(`order.state.${order.state_id}`)} · ${money(order.total_value)}`,
    run: () => go(paths.sale(order.id, order.client_id)),
  }))
}

/** What a typed text finds besides pages: orders, clients and products, each for users who may read them. */
export function useFoundItems(typed: string, go: Go): FoundItems {
  const text = typed.trim()
  const [settled] = useDebounced(text, WAIT_MS)
  const search = settled.length < SHORTEST ? null : settled
  const parts = [useOrders(settled, search, go), useClients(search, go), useProducts(search, go)]
  const isAskable = text.length >= SHORTEST || orderNumber(text) !== null
  const isWaiting = settled !== text && isAskable
  const states = [...(isWaiting ? ['searching' as const] : []), ...parts.map(({ search }) => search)]
  return {
    items: parts.flatMap(({ items }) => items),
    search: SEARCHES.find((one) => states.includes(one)) ?? (isAskable ? 'done' : 'nothing'),
    retry: () => parts.filter(({ search }) => search === 'failed').forEach(({ retry }) => retry()),
  }
}
