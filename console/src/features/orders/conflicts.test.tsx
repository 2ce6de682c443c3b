import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { text } from '@deportivo/texts/text'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ReverseDialog } from '../../entities/order/history/reverse-dialog.tsx'
import { showTo } from '../../shared/testing/show.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { groupLines } from './cart/cart-groups.ts'
import { GroupDialog } from './cart/group-dialog.tsx'
import { PriceDialog } from './cart/price-dialog.tsx'
import { NotesDialog } from './notes/notes-dialog.tsx'
import { VoucherDialog } from './payments/pay-by-voucher.tsx'
import { AddPaymentDialog } from './payments/payment-dialogs.tsx'
import { PaymentEntry } from './payments/payment-entry.tsx'
import { RejectPaymentDialog } from './payments/reject-payment-dialog.tsx'

const LINE = {
  id: 31,
  product_id: 4,
  product_name: 'Bota',
  store_id: 1,
  code_id: 1,
  quantity: 1,
  unit_price: 90_000,
  listed_unit_price: 90_000,
  discount_reason: null,
  group_id: null,
  size_id: 9,
  size_name: '39',
}

const PAYMENT = {
  id: 5,
  kind: 'transfer',
  status: 'unconfirmed',
  amount: 30_000,
  at: '2026-03-02T15:00:00Z',
  by: 'Ana',
  voucher_id: null,
  return_id: null,
  confirmed_at: null,
  confirmed_by: null,
  note: null,
  reason: null,
  payment_method: TRANSFER,
}

const FILE = { url: null, thumbnail_url: null, same_as: null }
const SUPPORT = { id: 6, type: ATTACHMENT_TYPES.payment_support, state: 'clean', ...FILE }

const MINE = {
  id: 7,
  version: 1,
  state_id: 'pre_orden',
  invoice: 'FV-1',
  observation: null,
  total_balance: 90_000,
  products: [LINE],
  payments: [PAYMENT],
  refunds: [],
  attachments: [SUPPORT],
} as unknown as Order

/** The same order after another user changed its invoice, the price of its line and what was paid. */
const THEIRS = {
  ...MINE,
  version: 2,
  invoice: 'FV-2',
  total_balance: 50_000,
  products: [{ ...LINE, unit_price: 80_000, discount_reason: 'Caja rota', group_id: 3 }],
} as unknown as Order

interface Dialog {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}

const line = (order: Order) => {
  const [group] = groupLines(order.products)
  if (!group) throw new Error('the order has a line')
  return group
}

const VOUCHER = { id: 2, voucher: 'BON-2', available: 20_000 }

const save = () => userEvent.click(screen.getByRole('button', { name: text('common.save') }))

interface Case {
  dialog: (props: Dialog) => ReactNode
  /** What the user types and presses. */
  first: () => Promise<unknown>
  /** Pressed again after the conflict. */
  again: () => Promise<unknown>
  /** The last body, besides its version. */
  sent: object
}

const reason = async (name: string) => {
  await userEvent.type(screen.getByRole('textbox'), 'No llegó al banco')
  await userEvent.click(screen.getByRole('button', { name }))
}

const press = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

const confirmInDialog = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: text('payment.confirm') }))
}

const CASES: [string, Case][] = [
  [
    'notes: the invoice that another user typed is not replaced',
    {
      dialog: (props) => <NotesDialog {...props} />,
      first: async () => {
        await userEvent.type(screen.getByLabelText(/^Observación/), 'Llamar antes')
        await save()
      },
      again: save,
      sent: { invoice: 'FV-2', observation: 'Llamar antes' },
    },
  ],
  [
    'a price',
    {
      dialog: ({ order, ...props }) => <PriceDialog {...props} order={order} group={line(order)} />,
      first: async () => {
        const price = screen.getByLabelText(text('product.unit_price'))
        await userEvent.clear(price)
        await userEvent.type(price, '95000')
        await save()
      },
      again: save,
      sent: { unit_price: 95_000, lines: [31] },
    },
  ],
  [
    'a group: the one that another user chose stays',
    {
      dialog: ({ order, ...props }) => <GroupDialog {...props} order={order} group={line(order)} />,
      first: save,
      again: save,
      sent: { group_id: 3, lines: [31] },
    },
  ],
  [
    'a payment: it proposes what is still owed',
    {
      dialog: (props) => <AddPaymentDialog {...props} />,
      first: async () => {
        await screen.findByRole('option', { name: 'Transferencia' })
        await userEvent.selectOptions(screen.getByLabelText('Método de pago'), String(TRANSFER))
        await press(text('payment.add'))()
      },
      again: press(text('payment.add')),
      sent: { amount: 50_000, payment_method: TRANSFER },
    },
  ],
  [
    'a voucher',
    {
      dialog: (props) => <VoucherDialog {...props} vouchers={[VOUCHER as never]} />,
      first: press(text('payment.by_voucher')),
      again: press(text('payment.by_voucher')),
      sent: { voucher: 2, amount: 20_000 },
    },
  ],
  [
    'a payment that is confirmed',
    {
      dialog: ({ order, onChanged }) => (
        <PaymentEntry order={order} payment={PAYMENT as never} onChanged={onChanged} />
      ),
      first: async () => {
        await press(text('payment.confirm'))()
        await confirmInDialog()
      },
      again: confirmInDialog,
      sent: {},
    },
  ],
  [
    'a payment that is rejected in a list, whose row stays as it was',
    {
      dialog: (props) => <RejectPaymentDialog {...props} order={MINE} payment={PAYMENT} />,
      first: () => reason(text('payment.reject')),
      again: press(text('payment.reject')),
      sent: { reason: 'No llegó al banco' },
    },
  ],
  [
    'a step that is reversed in a list, whose row stays as it was',
    {
      dialog: (props) => <ReverseDialog {...props} order={MINE} entry={{ step_name: 'Empacado' }} />,
      first: () => reason(text('order.reverse')),
      again: press(text('order.reverse')),
      sent: { reason: 'No llegó al banco' },
    },
  ],
]

function Page({ dialog, onClose }: Pick<Case, 'dialog'> & Pick<Dialog, 'onClose'>) {
  const [order, setOrder] = useState(MINE)
  return (
    <>
      <h1>{order.invoice}</h1>
      {dialog({ order, onChanged: setOrder, onClose })}
    </>
  )
}

it.each(CASES)('after a conflict the next try is made on the present order: %s', async (_, one) => {
  const changes: Record<string, unknown>[] = []
  const server = await startReplies(({ method, url, body }) => {
    if (method === 'GET') {
      const data = url.includes('/cashier') ? [] : [{ id: TRANSFER, name: 'Transferencia', is_ct: false }]
      return { status: 200, body: { code: 200, data } }
    }
    changes.push(JSON.parse(body) as Record<string, unknown>)
    return changes.length === 1
      ? { status: 409, body: { message: 'Luz lo cambió.', data: { ...THEIRS, by: 'Luz' } } }
      : { status: 200, body: { code: 200, data: { ...THEIRS, version: 3 } } }
  })
  showTo({ 'validate payment': 'all' }, <Page dialog={one.dialog} onClose={vi.fn()} />)
  await one.first()
  // The page has the order that the other user changed, and the dialog stays as it was typed.
  await screen.findByRole('heading', { name: 'FV-2' })
  await waitFor(one.again)
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[0]).toMatchObject({ version: 1 })
  expect(changes[1]).toEqual({ ...one.sent, version: 2 })
  await server.stop()
})
