import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../../shared/testing/start-replies.ts'
import { measureTexts } from '../../../shared/testing/text-widths.ts'
import { GroupSheet } from '../sheet/group-sheet.tsx'
import { GroupCases } from './group-cases.tsx'

const member = (id: number, more: Partial<GroupMember> = {}): GroupMember => ({
  id,
  state_id: 'return_received_store',
  sale_id: id,
  line_id: id,
  product_id: 7,
  product_name: `Zancada ${id}`,
  reference_name: 'ZAN',
  color_name: 'Negro',
  size_id: 40,
  size_name: '40',
  quantity: 1,
  unit_price: 100_000,
  exchange_rate: 50,
  reason: 'Talla',
  entrance_store: 2,
  settlement: null,
  settled_at: null,
  credited_value: 0,
  price_difference: 0,
  replacement: null,
  voucher: null,
  guide_number: null,
  credited: 0,
  in_vouchers: 0,
  ...more,
})

const caseOf = (group: GroupMember[]) =>
  ({
    id: 1,
    group_id: 12,
    client_id: 7,
    client_name: 'Ana',
    was_shipped: false,
    group,
    created_at: '2026-01-05T15:00:00.000Z',
    sale_product: { store_id: 2 },
  }) as unknown as ReturnCase

const PRODUCT = {
  id: 7,
  name: 'Zancada',
  reference_id: 3,
  color_name: 'Negro',
  color: '#000',
  codes: {},
  sizes: [
    { id: 40, name: '40', quantity: 4 },
    { id: 41, name: '41', quantity: 4 },
  ],
  stores: [2, 3].map((id) => ({
    id,
    name: `Bodega ${id}`,
    sizes: [
      { id: 40, name: '40', quantity: 2 },
      { id: 41, name: '41', quantity: 2 },
    ],
  })),
}
const RATES = [{ id: 4, name: 'Completo', percentage: 100 }]
const VOUCHERS = [{ id: 31, client_id: 7, available: 50_000, expires_at: '2099-01-05T15:00:00.000Z' }]

let server: Awaited<ReturnType<typeof startReplies>>
let refusal: Reply | null
beforeEach(async () => {
  measureTexts()
  refusal = null
  const ok = (data: unknown) => ({
    status: 200,
    body: { code: 200, data, pagination: { per_page: 200, total: 1, current_page: 1 } },
  })
  server = await startReplies(({ url, method }) => {
    if (method === 'PUT') return refusal ?? ok([])
    if (url.startsWith('/api/v1/return/exchangeRate')) return ok(RATES)
    if (url.startsWith('/api/v1/voucher')) return ok(VOUCHERS)
    if (url.startsWith('/api/v1/product?')) return ok([PRODUCT])
    return ok(PRODUCT)
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  endSession('signed_out')
  await server.stop()
})

const SESSION = {
  user: { id: 1, data: { displayName: 'Sara' } },
  grants: { 'update returns': 'all', 'read clients': 'all' },
} as unknown as Session

function open(group: GroupMember[]) {
  show(
    <SessionProvider session={SESSION}>
      <GroupCases one={caseOf(group)} refresh={() => undefined} />
    </SessionProvider>,
  )
  return userEvent.setup()
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

/** The body of the call that was sent. */
async function sent(): Promise<unknown> {
  const call = () => server.asked.find(({ method }) => method === 'PUT')
  await expect.poll(call).toBeDefined()
  expect(call()?.url).toBe('/api/v1/return/group/12')
  return JSON.parse(call()?.body ?? '{}')
}

test('vouchers for all are made by one click, with what is recognised in all', async () => {
  const user = open([member(1), member(2), member(3, { state_id: 'return_cancelled' })])
  await user.click(press('Bono por las 2'))
  const opened = await dialog()
  opened.getByText(/^\$.100\.000$/)
  expect(opened.queryByLabelText('Porcentaje reconocido')).toBeNull()
  await user.click(opened.getByRole('button', { name: 'Generar bono' }))
  expect(await sent()).toEqual({ step: 'voucher' })
})

test('cases without a rate need one, and the others keep theirs', async () => {
  const user = open([member(1), member(2, { exchange_rate: null })])
  await user.click(press('Bono por las 2'))
  const opened = await dialog()
  const send = opened.getByRole<HTMLButtonElement>('button', { name: 'Generar bono' })
  expect(send.disabled || send.getAttribute('aria-disabled') === 'true').toBe(true)
  await opened.findByRole('option', { name: 'Completo (100 %)' })
  await user.selectOptions(opened.getByLabelText('Porcentaje reconocido'), 'Completo (100 %)')
  opened.getByText(/^\$.150\.000$/)
  await user.click(send)
  expect(await sent()).toEqual({ step: 'voucher', exchange_rate: 4 })
})

test('each case is exchanged for its own size, also the same one, and handed over by one click', async () => {
  const user = open([member(1), member(2)])
  await user.click(press('Cambiar las 2'))
  const opened = await dialog()
  await user.click((await opened.findAllByRole('button', { name: '41 (4)' }))[0] ?? document.body)
  await user.click((await opened.findAllByRole('button', { name: '40 (4)' }))[1] ?? document.body)
  await user.click(opened.getByRole('button', { name: 'Entregar aquí (2)' }))
  expect(await sent()).toEqual({
    step: 'exchange_available',
    hand_over: true,
    replacements: [
      { id: 1, size_id: 41, product_id: 7 },
      { id: 2, size_id: 40, product_id: 7 },
    ],
  })
})

test('a case without a size is not exchanged; what is short is chosen anew for its case', async () => {
  const left = { store_id: 3, store_name: 'Norte', size_id: 41, size_name: '41', available: 2 }
  const errors = { replacements: ['No hay suficiente de la talla 40: quedan 0.'] }
  const data = { return_id: 2, alternatives: [left] }
  refusal = { status: 422, body: { code: 422, message: 'Revise', errors, data } }
  const user = open([member(1), member(2)])
  await user.click(press('Cambiar las 2'))
  const opened = await dialog()
  await user.click((await opened.findAllByRole('button', { name: '40 (4)' }))[1] ?? document.body)
  await user.click(opened.getByRole('button', { name: 'Apartar (1)' }))
  await opened.findByText('No hay suficiente de la talla 40: quedan 0.')
  refusal = null
  server.asked.length = 0
  await user.click(await opened.findByRole('button', { name: '41 · Norte (2)' }))
  await user.click(opened.getByRole('button', { name: 'Apartar (1)' }))
  const replacements = [{ id: 2, size_id: 41, product_id: 7, outlet_store: 3 }]
  expect(await sent()).toEqual({ step: 'exchange_available', hand_over: false, replacements })
})

test('one paper has all cases, what each got, and what the vouchers come to', async () => {
  const settled = { state_id: 'return_voucher', settlement: 'voucher' } as const
  const paid = { credited_value: 50_000, credited: 50_000, in_vouchers: 50_000 }
  const replacement = {
    product_name: 'Zancada Azul',
    size_name: '41',
    quantity: 1,
  } as GroupMember['replacement']
  const group = [
    member(1, { ...settled, ...paid, voucher: 31 }),
    member(2, { ...settled, ...paid, credited: 80_000, voucher: 32 }),
    member(3, { state_id: 'return_delivered', settlement: 'exchange', replacement }),
  ]
  show(
    <SessionProvider session={SESSION}>
      <GroupSheet one={caseOf(group)} />
    </SessionProvider>,
  )
  screen.getByRole('heading', { name: 'Solicitud SOL-12' })
  expect(screen.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
    'GAR-1',
    'GAR-2',
    'GAR-3',
  ])
  await screen.findByText(/Bono #31.*2099/)
  screen.getByText(/^Bono #32 · \$.50\.000$/)
  screen.getByText(/\$.30\.000$/)
  screen.getByText(/Zancada Azul, talla 41 × 1/)
  screen.getByText(/^Total en bonos: \$.100\.000$/)
})
