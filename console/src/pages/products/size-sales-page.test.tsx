import type { ReferenceSales, SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { replyingServer } from '../../entities/testing/replying-server.ts'
import { showTo } from '../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../shared/testing/start-replies.ts'
import { ReferenceSalesPage } from './reference-sales-page.tsx'
import { SizeSalesPage } from './size-sales-page.tsx'

const SUMS = {
  sold: 4,
  returned: 0,
  replaced: 0,
  net: 4,
  value: 800_000,
  available: 3,
  sell_through: 0.57,
  days_of_stock: 21,
}

const ROW: SizeSales = {
  product_id: 58,
  product_name: 'Zancada',
  reference_name: 'ZAN',
  color_name: 'Negro',
  size_id: 38,
  size_name: '38',
  ...SUMS,
  stores: [
    { store_id: 1, store_name: 'Bodega Norte', net: 1, available: 3 },
    { store_id: 2, store_name: 'Local Centro', net: 3, available: 0 },
  ],
  missing: 1,
}

const REFERENCE: ReferenceSales = {
  reference_id: 5,
  reference_name: 'ZAN',
  product_name: 'Zancada',
  brand_name: 'Kumbre',
  ...SUMS,
  sizes: 2,
  missing_sizes: [],
}

const WHY = {
  on_hand: 3,
  held: 0,
  available: 3,
  ledger_on_hand: 3,
  ledger_held: 0,
  proved: true,
  moves: [],
  holds: [],
  elsewhere: [],
  in_transit: [],
}

const asked: string[] = []

function replyTo({ url }: ReceivedCall): Reply {
  if (url.includes('/inventory/proof')) asked.push(url)
  if (url.includes('/inventory/proof')) return { status: 200, body: { code: 200, data: WHY } }
  const data = url.includes('/inventory/size-sales')
    ? [ROW]
    : url.includes('/inventory/reference-sales')
      ? [REFERENCE]
      : []
  const pagination = { per_page: 15, total: data.length, current_page: 1 }
  const range = { from: '2026-11-01', to: '2026-11-28', as_of: '2026-11-28T10:00:00Z', totals: SUMS }
  return { status: 200, body: { code: 200, data, pagination, ...range } }
}

replyingServer(replyTo)

test('a store that sold its last pair comes first, and each shows why it has so many', async () => {
  showTo(
    { 'read operational': 'all', 'read products': 'all' },
    <SWRConfig value={{ provider: () => new Map() }}>
      <SizeSalesPage />
    </SWRConfig>,
  )
  const link = await screen.findByRole('link', { name: /Zancada/ })
  const stores = within(link.closest('tr') as HTMLElement).getAllByRole('button', { name: /Bodega|Local/ })
  expect(stores.map((store) => store.textContent)).toEqual([
    expect.stringContaining('Local Centro'),
    expect.stringContaining('Bodega Norte'),
  ])
  await userEvent.click(stores[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Bodega Norte')
  expect(asked).toEqual([expect.stringMatching(/product_id=58&size_id=38&store_id=1$/)])
})

test('the stock of the two tabs has different names, and a reference without a missing size shows that', async () => {
  const { unmount } = showTo({ 'read operational': 'all' }, <SizeSalesPage />)
  await screen.findByText('Disponibles de estas tallas')
  unmount()
  showTo({ 'read operational': 'all' }, <ReferenceSalesPage />)
  await screen.findByText('Disponibles, con las tallas sin venta')
  expect(await screen.findByText('Ninguna')).toBeDefined()
  expect(screen.queryByText('Sin dato')).toBeNull()
})
