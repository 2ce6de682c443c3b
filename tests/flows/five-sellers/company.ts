import { startCount } from '@deportivo/contracts/catalogue/counts'
import { createTransfer } from '@deportivo/contracts/catalogue/transfers'
import { addLine } from '@deportivo/contracts/orders/lines'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { createClient } from '@deportivo/contracts/clients/clients'
import { mergeClients } from '@deportivo/contracts/clients/merge'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { createLocalOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import { createRequest } from '@deportivo/contracts/requests/requests'
import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import { createView } from '@deportivo/contracts/views/view-changes'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import type { Person, TestApp } from '@deportivo/testkit/app'
import {
  CASH_ON_DELIVERY,
  DELIVERY,
  orderAt,
  reservedAndPaid,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import {
  BOGOTA,
  MEDELLIN,
  offered,
  openShop,
  PRICE,
  PUBLIC_CODE,
  stockProduct,
  type Shop,
} from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { uploadPhoto } from '@deportivo/testkit/files/upload'

/** Every profile that sells on its own account, and one of them twice. */
export const SELLERS = [
  'online_seller',
  'freelance_seller',
  'local_seller',
  'online_reseller',
  'online_seller_2',
] as const satisfies readonly Person[]
export type Seller = (typeof SELLERS)[number]

// Ids and amounts of one seller are in a range of their own, so that each of them is recognised anywhere.
const FIRST = 450_000_000
const STEP = 10_000_000
const CLIENTS = 2_000_000
const AMOUNTS = 4_000_000
const PRICED = AMOUNTS + 500_000

const NUMBERED = [
  'orders.orders',
  'orders.order_lines',
  'orders.order_history',
  'money.payments',
  'money.vouchers',
  'money.refunds',
  'files.attachments',
  'admin.views',
  'catalogue.share_links',
  'sales.requests',
]

/** One seller with all their records. */
export interface Sold {
  seller: Seller
  user_id: number
  from: number
  client_id: number
  /** On the board, with a file. */
  dispatch_id: number
  line_id: number
  file_id: number
  /** Still being built. */
  open_id: number
  /** On the sellers' own track. */
  track_id: number
  /** Over the counter. */
  counter_id: number
  voucher_id: number
  /** Owed for an order that was cancelled. */
  refund_id: number
  /** A saved view of the list of orders, not shared. */
  view_id: number
  /** A report that is sent to them every morning. */
  report_mail_id: number
  /** Products shared with clients. */
  link_id: number
  link_token: string
  /** What a visitor of that link asked for. */
  request_id: number
}

export interface Company {
  shop: Shop
  product_id: number
  /** The draft of a transfer, which is the shop's and no seller's. */
  transfer_id: number
  /** An open stock count, which is the shop's too. */
  count_id: number
  /** Two clients of the shop that became one. */
  merge_id: number
  sold: Sold[]
  /** Prepares the orders of the first two. */
  assistant: Person
  assistant_id: number
  /** An order of the first seller whose parcel came back and is not counted yet, with the assistant who prepared it. */
  returned: { id: number; line_id: number; assistant: Person }
}

/** A text that occurs only in this seller's records. */
export const markOf = ({ from }: Pick<Sold, 'from'>) => `Propio${from / STEP}x`
/** A text in what all sellers may read of a client. */
export const clientMarkOf = ({ from }: Pick<Sold, 'from'>) => `Ficha${from / STEP}x`

const firstOf = (seller: Seller) => FIRST + SELLERS.indexOf(seller) * STEP
const ownerOf = (number: number) => Math.floor(number / STEP) * STEP
const isClientNumber = (number: number) => Math.floor((number % STEP) / CLIENTS) === 1

/** The marks and numbers of these sellers in a text, except those that the directory of clients may contain. */
export function tracesOf(text: string, sellers: readonly Sold[], isDirectory = false): string[] {
  const words = sellers
    .flatMap((sold) => (isDirectory ? [markOf(sold)] : [markOf(sold), clientMarkOf(sold)]))
    .filter((mark) => text.includes(mark))
  const owners = new Set(sellers.map(({ from }) => from))
  // Digits beside letters are a part of a random identifier, as of a session.
  const numbers = (text.match(/(?<![\da-z])\d{9}(?![\da-z])/gi) ?? [])
    .map(Number)
    .filter((number) => owners.has(ownerOf(number)) && !(isDirectory && isClientNumber(number)))
  return [...words, ...numbers.map(String)]
}

/** Records made from now on have ids from here. */
async function number(owner: Knex, from: number): Promise<void> {
  const begin = (table: string, id: number) =>
    owner.raw("select setval(pg_get_serial_sequence(?, 'id'), ?, false)", [table, id])
  for (const table of NUMBERED) await begin(table, from)
  await begin('sales.clients', from + CLIENTS)
}

const aClient = (app: TestApp, person: Person, number: number, mark: string) =>
  app.ok(person, createClient, {
    body: {
      name: `Calzado ${mark}`,
      identification_number: String(number),
      phone: '3005550101',
      address: `Cra. 15 ${mark}`,
      city_id: BOGOTA,
      type_of_person: 2,
      type_of_client: 2,
    },
  })

/** No report is open to every seller; this one is never due while the test runs. */
async function reportMailOf({ db }: TestApp, profile_id: string, user_id: number): Promise<number> {
  const when = { range: 'yesterday', hour: 23, handled_on: '2100-01-01' } as const
  const mail = { user_id, profile_id, report: 'geo', ...when }
  const [made] = await db('finance.report_mails').insert(mail).returning('id')
  if (!made) throw new Error('the subscription was not written')
  return made.id
}

async function sellerSells(app: TestApp, shop: Shop, product_id: number, seller: Seller): Promise<Sold> {
  const user_id = await idOf(app, seller)
  const from = firstOf(seller)
  await app
    .db('auth.users')
    .where('id', user_id)
    .update({ name: `Vendedora ${markOf({ from })}` })
  const client = await aClient(app, seller, from + CLIENTS + 1, clientMarkOf({ from }))
  const created = { client_id: client.id, seller_id: user_id }
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1, price: from + PRICED }
  const withLine = async (id: number) => app.ok(seller, addLine, { params: { saleId: id }, body: line })

  const dispatched = await withLine((await app.ok('two', createPreOrder, { body: created })).id)
  await step(app, seller, dispatched.id, {
    ...DELIVERY,
    step: 'check_out',
    payment_method: TRANSFER,
    city_id: BOGOTA,
    notes: `Timbre ${markOf({ from })}`,
  })
  const file = await uploadPhoto(app, seller, dispatched.id, ATTACHMENT_TYPES.payment_support)
  await step(app, 'accounting_manager', dispatched.id, {
    step: 'validate_payment',
    amount: from + AMOUNTS,
    balance_reason: 'Paga el resto al recibir',
  })

  const track = await withLine(
    (await app.ok(seller, createPreOrder, { body: { ...created, type_order: 'seller' } })).id,
  )

  const credited = await withLine((await app.ok('two', createPreOrder, { body: created })).id)
  await reservedAndPaid(app, seller, credited.id, from + AMOUNTS + 1)
  await step(app, seller, credited.id, { step: 'release' })
  const voucher = await app.db('money.vouchers').where('client_id', client.id).first<{ id: number }>('id')

  const given_up = await withLine((await app.ok('two', createPreOrder, { body: created })).id)
  await reservedAndPaid(app, seller, given_up.id, from + AMOUNTS + 2)
  await step(app, seller, given_up.id, { step: 'cancel', reason: 'El cliente desistió' })
  const refund = await app.db('money.refunds').where('order_id', given_up.id).first<{ id: number }>('id')

  const counter = await withLine((await app.ok('two', createLocalOrder, { body: created })).id)
  await step(app, 'two', counter.id, {
    step: 'check_out',
    state_id: 'sold_local',
    cashier_id: shop.cashier_id,
    cash_payment: line.price,
  })
  const view = await app.ok(seller, createView, {
    body: { list: 'orders', name: markOf({ from }), query: '', columns: null, is_shared: false },
  })
  const shared = await app.ok(seller, createShareLink, {
    body: { filter: '', search: markOf({ from }), code: 'four' },
  })
  const [size] = await app.db('catalogue.sizes').where({ id: 40 }).pluck('name')
  await app.ok(null, createRequest, {
    body: {
      link: shared.token,
      name: markOf({ from }),
      phone: '3005550199',
      lines: await offered(app.deps, shared.token, [{ product_id, size: String(size), quantity: 1 }]),
    },
  })
  const request = await app.db('sales.requests').where('seller_id', user_id).first('id')
  return {
    seller,
    user_id,
    from,
    client_id: client.id,
    dispatch_id: dispatched.id,
    line_id: dispatched.products[0]?.id ?? 0,
    file_id: file.id,
    open_id: credited.id,
    track_id: track.id,
    counter_id: counter.id,
    voucher_id: voucher?.id ?? 0,
    refund_id: refund?.id ?? 0,
    view_id: view.id,
    report_mail_id: await reportMailOf(app, seller, user_id),
    link_id: shared.id,
    link_token: shared.token,
    request_id: request?.id ?? 0,
  }
}

async function returnedOrder(app: TestApp, shop: Shop, product_id: number, seller: Seller) {
  const wanted = { seller, product_id, city_id: MEDELLIN, payment_method: CASH_ON_DELIVERY }
  const { id, products, auxiliary_user_id } = await orderAt(app, shop, 'packing_up', wanted)
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.guide)
  const guide = { carrier: 'Servientrega', guide_number: '999123456' }
  await step(app, 'head_dispatch', id, { step: 'upload_guide', ...guide })
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.carrier_return)
  await step(app, 'head_dispatch', id, { step: 'returned_by_carrier', reason: 'Dirección errada' })
  const isFirst = auxiliary_user_id === (await idOf(app, 'dispatch_assistant'))
  const assistant: Person = isFirst ? 'dispatch_assistant' : 'dispatch_assistant_2'
  return { id, line_id: products[0]?.id ?? 0, assistant }
}

/** Five people sell, one prepares what two of them sold; of each there is everything that a shop keeps. */
export async function openCompany(app: TestApp): Promise<Company> {
  const shop = await openShop(app)
  const product_id = await stockProduct(app, shop, 100, [40])
  await app.ok('local_administrative', openShift, {
    body: { cashier_id: shop.cashier_id, base_amount: PRICE },
  })
  const sold: Sold[] = []
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  for (const seller of SELLERS) {
    await number(owner, firstOf(seller))
    sold.push(await sellerSells(app, shop, product_id, seller))
  }
  // Ids of later records belong to no seller.
  await number(owner, FIRST - STEP)
  await owner.destroy()
  const assistant = 'dispatch_assistant' as const
  const assistant_id = await idOf(app, assistant)
  const others = await idOf(app, 'dispatch_assistant_2')
  for (const [index, { dispatch_id }] of sold.entries())
    await step(app, 'head_dispatch', dispatch_id, {
      step: 'assign_auxiliary',
      auxiliary_user_id: index < 2 ? assistant_id : others,
    })
  for (const { dispatch_id } of sold.slice(0, 2))
    await step(app, assistant, dispatch_id, { step: 'get_ready' })
  const returned = await returnedOrder(app, shop, product_id, SELLERS[0])
  await app.settled()
  const [from_store, to_store] = shop.stores
  const lines = [{ product_id, size_id: 40, quantity: 1 }]
  const transfer = await app.ok('two', createTransfer, { body: { from_store, to_store, lines } })
  const count = await app.ok('two', startCount, { body: { store_id: from_store, scope: 'all' } })
  const client = await aClient(app, 'two', FIRST - STEP + CLIENTS + 1, 'de siempre')
  const duplicate = await aClient(app, 'two', FIRST - STEP + CLIENTS + 2, 'repetido')
  const merge = await app.ok('two', mergeClients, {
    params: { id: client.id },
    body: { duplicate_id: duplicate.id },
  })
  return {
    shop,
    product_id,
    transfer_id: transfer.id,
    count_id: count.id,
    merge_id: merge.merge_id,
    sold,
    assistant,
    assistant_id,
    returned,
  }
}

/** The users who read: those who see only their own records. */
export const LOOKERS = [...SELLERS, 'dispatch_assistant'] as const satisfies readonly Person[]

/** The sellers whose records a user may not see: the assistant sees of two sellers only what they prepare. */
export const othersOf = (person: Person, { assistant, sold }: Company): Sold[] =>
  person === assistant ? sold.slice(2) : sold.filter(({ seller }) => seller !== person)

/** The company of a test file, once it is open. */
export interface OpenCompany {
  app: () => TestApp
  company: () => Company
}
