import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ReturnFacts } from './return-facts.tsx'
import { useReturn } from './use-return.ts'

/** An exchange of a pair of $ 189.900 for one of $ 149.900. */
const CHEAPER = {
  id: 4,
  version: 1,
  sale_id: 9,
  quantity: 1,
  exchange_rate: null,
  settlement: 'exchange',
  voucher: null,
  state_id: 'available_to_enlisting',
  reason: 'Talla',
  goods: 'quarantine',
  lost_units: 0,
  difference: null,
  received_at: '2026-11-20T14:00:00.000Z',
  settled_at: null,
  entrance_store_name: 'Bodega',
  credited_value: 0,
  price_difference: -40_000,
  replacement: null,
  order_money: { unpaid: 0, credited: 0, in_vouchers: 0 },
  group: [],
  sale_product: { product_id: 1, product_name: 'Zancada', size_name: '40', unit_price: 189_900, photo: null },
}
const SENT = { ...CHEAPER, state_id: 'return_delivered', settled_at: '2026-11-21T14:00:00.000Z' }

const SESSION = { grants: { 'read products': 'all', 'read returns': 'all' } } as unknown as Session
const showFor = (part: ReactNode, session = SESSION) =>
  show(<SessionProvider session={session}>{part}</SessionProvider>)

let voucher: number | null
let order_money: ReturnCase['order_money']
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  voucher = null
  order_money = CHEAPER.order_money
  server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: { ...SENT, voucher, order_money } },
  }))
  beginSession('a')
})
afterEach(async () => {
  endSession('signed_out')
  await server.stop()
})

it('a cheaper replacement names the voucher that its client still gets', () => {
  showFor(<ReturnFacts one={CHEAPER as unknown as ReturnCase} />)
  screen.getByText(/^El cambio y un bono de \$\s40\.000$/)
})

it('names no more as a voucher than the unpaid order leaves of it', () => {
  const one = { ...CHEAPER, order_money: { unpaid: 25_000, credited: 0, in_vouchers: 0 } }
  showFor(<ReturnFacts one={one as unknown as ReturnCase} />)
  screen.getByText(/^El cambio y un bono de \$\s15\.000$/)
})

function Case() {
  const { data } = useReturn(4)
  return data ? <ReturnFacts one={data} /> : null
}

it('a case on screen shows what lowered the balance and its voucher once they are booked, and then its number', async () => {
  showFor(<Case />)
  await screen.findByText('Zancada')
  order_money = { unpaid: 0, credited: 40_000, in_vouchers: 30_000 }
  await screen.findByText(/^\$\s10\.000$/, {}, { timeout: 30_000 })
  const value = screen.getByText(/^\$\s30\.000$/)
  expect(value.parentElement?.textContent).not.toContain('Bono #')
  voucher = 3
  await screen.findByText(/Bono #3/, {}, { timeout: 30_000 })
})

it('goods in quarantine lead there, for users who see whose they are, and days of the case are shown', () => {
  const dated = { ...CHEAPER, date_of_delivery: '2026-11-18', shipping_date: '2026-11-22' }
  const one = dated as unknown as ReturnCase
  showFor(<ReturnFacts one={one} />)
  const link = screen.getByRole('link', { name: 'En cuarentena' })
  expect(link.getAttribute('href')).toBe('/products/quarantine?return=4')
  for (const day of [/18.*11.*2026|18 nov/, /22.*11.*2026|22 nov/]) screen.getByText(day)
  cleanup()
  showFor(<ReturnFacts one={one} />, { grants: { 'read returns': 'own' } } as unknown as Session)
  expect(screen.queryByRole('link', { name: 'En cuarentena' })).toBeNull()
})

it('goods that left quarantine in parts show how many of their units are lost', () => {
  const facts = (lost_units: number) => {
    cleanup()
    const mixed = { ...SENT, quantity: 3, goods: 'sellable', lost_units }
    showFor(<ReturnFacts one={mixed as unknown as ReturnCase} />)
    screen.getByText('De nuevo a la venta')
    return screen.queryByText('Dadas de baja o reclamadas')?.nextElementSibling?.textContent ?? null
  }
  expect(facts(2)).toBe('2')
  expect([facts(0), facts(3)]).toEqual([null, null])
})
