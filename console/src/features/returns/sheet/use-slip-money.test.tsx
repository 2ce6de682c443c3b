import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { useSlipMoney } from './use-slip-money.ts'

const SESSION = {
  user: { id: 1, data: { displayName: 'Ana' } },
  grants: { 'read clients': 'all' },
} as unknown as Session
const CASE = {
  exchange_rate: 70,
  credited_value: 70_000,
  settlement: 'voucher',
  voucher: 5,
  difference: null,
  order_money: { unpaid: 0, credited: 70_000, in_vouchers: 70_000 },
} as unknown as ReturnCase

let server: Awaited<ReturnType<typeof startReplies>>
let vouchers: object[]
beforeEach(async () => {
  vouchers = [{ id: 5, value: 70_000, expires_at: '2027-03-04T17:00:00.000Z' }]
  server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: vouchers, pagination: { per_page: 1, total: 1, current_page: 1 } },
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const Money = ({ one }: { one: ReturnCase }) => <Facts facts={useSlipMoney(one)} />

const print = (one: ReturnCase) =>
  show(
    <SessionProvider session={SESSION}>
      <Money one={one} />
    </SessionProvider>,
  )

test('the slip has what is recognised, and the voucher with its value and its last day', async () => {
  print(CASE)
  expect(screen.getByText(/^\$.70\.000 · 70 %$/)).toBeTruthy()
  expect(await screen.findByText(/\$.70\.000 · vence el .*2027/)).toBeTruthy()
  expect(server.asked.map(({ url }) => decodeURIComponent(url))).toContainEqual(
    expect.stringContaining('filter=id:5'),
  )
})

test('a spent voucher still has its value, and a dearer replacement its difference', () => {
  vouchers = []
  print({ ...CASE, order_money: { unpaid: 0, credited: 20_000, in_vouchers: 15_000 } })
  expect(screen.getByText(/5 · \$.15\.000$/)).toBeTruthy()
  expect(screen.getByText(/^\$.5\.000$/)).toBeTruthy()
  cleanup()
  const difference = { amount: 20_000, paid: 20_000, reported: 0, is_paid: true }
  print({ ...CASE, voucher: null, difference })
  expect(screen.getByText(/^\$.20\.000 · pagada$/)).toBeTruthy()
})
