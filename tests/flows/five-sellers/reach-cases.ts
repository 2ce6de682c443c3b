import type { Person } from '@deportivo/testkit/app'
import { text } from '@deportivo/texts/text'
import {
  alternative,
  asAnother,
  assistantOn,
  CHECK_OUT,
  clientPhoto,
  FOREIGN_CODE,
  line,
  mine,
  ordersOfOthers,
  pair,
  proof,
  recordOfAnother,
  requestOf,
  run,
  SHARED,
  transfer,
  UNKNOWN_ID,
  type Case,
} from './attempts.ts'

const FIRST_IDS = Array.from({ length: 50 }, (_, at) => at + 1)

/** Every record that a call open to sellers or assistants names, in the address or in the body. */
export const REACHES: Record<string, Record<string, Case>> = {
  'DELETE /session/:id': {
    id: () => [{ person: 'online_seller', path: '019a0000-0000-7000-8000-000000000001', status: 404 }],
  },
  'POST /notification/read': {
    // Those of the assistants and sellers are among the first; this user has none.
    ids: () => [{ person: 'accounting_manager', body: { ids: FIRST_IDS }, status: 200 }],
    order_id: mine(200, (_, other) => ({ body: { order_id: other.dispatch_id } })),
  },
  'PUT /view/:id': {
    id: mine(404, (me, other) => ({
      path: other.view_id,
      body: { name: 'Otro nombre', is_shared: true },
      likeNothing: { person: me.seller, path: UNKNOWN_ID, body: { name: 'Otro nombre', is_shared: true } },
    })),
  },
  'DELETE /view/:id': { id: recordOfAnother(({ view_id }) => view_id) },
  'DELETE /report-mail/:id': { id: recordOfAnother(({ report_mail_id }) => report_mail_id) },
  'DELETE /list-export/:id': { id: mine(404, () => ({ path: UNKNOWN_ID })) },
  // Products are the whole shop's.
  'POST /products-link-share': { ids: SHARED },
  'DELETE /products-link-share/:id': { id: recordOfAnother(({ link_id }) => link_id) },
  'POST /requests/:id/order': {
    id: recordOfAnother(requestOf, ({ client_id }) => ({ body: { client_id } })),
    client_id: SHARED,
  },
  'POST /requests/refuse': {
    ids: mine(404, (_, other) => ({
      body: { ids: [other.request_id], reason: 'Ajena' },
      likeNothing: { person: 'two', body: { ids: [Number(UNKNOWN_ID)], reason: 'Ajena' } },
    })),
  },
  'POST /requests/:id/refuse': { id: recordOfAnother(requestOf, () => ({ body: { reason: 'Ajena' } })) },
  'POST /client': { city_id: SHARED, code_id: SHARED, department_id: SHARED },
  'POST /client/:id': {
    id: mine(403, (_, other) => ({ path: other.client_id, body: { name: 'Otro nombre' } })),
    city_id: SHARED,
    code_id: SHARED,
    department_id: SHARED,
  },
  // Of all clients, so for those who change all of them only.
  'POST /client-import/:id': {
    id: mine(403, () => ({ path: UNKNOWN_ID, body: { version: 1, mapping: [] } })),
  },
  'DELETE /client-import/:id': { id: mine(404, () => ({ path: UNKNOWN_ID })) },
  'POST /client-import/:id/apply': { id: mine(403, () => ({ path: UNKNOWN_ID, body: { version: 1 } })) },
  // Its orders of other sellers would go with it: for those who change all clients only.
  'POST /client/:id/merge': {
    id: mine(403, (me, other) => ({ path: other.client_id, body: { duplicate_id: me.client_id } })),
    duplicate_id: mine(403, (me, other) => ({ path: me.client_id, body: { duplicate_id: other.client_id } })),
  },
  'POST /client/merge/:id/undo': { id: mine(403, (_me, _other, { merge_id }) => ({ path: merge_id })) },
  'POST /sale/preOrder': {
    client_id: SHARED,
    code_id: SHARED,
    seller_id: mine(403, (me, other) => ({ body: { client_id: me.client_id, seller_id: other.user_id } })),
  },
  'POST /sale/localOrder': {
    client_id: SHARED,
    code_id: SHARED,
    seller_id: asAnother((me, other) => ({ client_id: me.client_id, seller_id: other.user_id })),
  },
  'POST /sale/many/local/order': {
    client_id: SHARED,
    code_id: SHARED,
    seller_id: asAnother((me, other) => ({
      orders: [{ client_id: me.client_id }, { client_id: me.client_id, seller_id: other.user_id }],
    })),
  },
  'POST /sale/:id': {
    id: (company) => [
      ...['online_seller', 'local_seller', 'dispatch_assistant'].flatMap((person) =>
        [
          { version: 1, notes: 'x' },
          { ...CHECK_OUT, version: 1 },
          { step: 'get_ready' },
          { step: 'remind_seller' },
          { step: 'cancel', reason: 'x' },
        ].flatMap((body) => {
          const reaches = ordersOfOthers(person as Person, () => body)
          return typeof reaches === 'string' ? [] : reaches(company)
        }),
      ),
    ],
    auxiliary_user_id: (company) => [
      {
        person: company.assistant,
        path: pair(company).me.dispatch_id,
        body: { step: 'assign_again', auxiliary_user_id: pair(company).me.user_id },
        status: 403,
      },
      {
        person: pair(company).me.seller,
        path: pair(company).me.dispatch_id,
        body: { step: 'assign_again', auxiliary_user_id: company.assistant_id },
        status: 403,
      },
    ],
    voucher: mine(422, (me, other) => ({
      path: me.open_id,
      body: { ...CHECK_OUT, voucher: other.voucher_id, voucher_value: 1_000 },
      likeNothing: {
        person: me.seller,
        path: me.open_id,
        body: { ...CHECK_OUT, voucher: UNKNOWN_ID, voucher_value: 1_000 },
      },
    })),
    picked: assistantOn(422, (company) => ({
      path: pair(company).me.dispatch_id,
      body: { step: 'pack', picked: [company.sold[2]?.line_id ?? 0] },
    })),
    // In the state in which lines are counted: the foreign line alone, and with the order's own line.
    line_id: ({ shop, sold, returned }) => {
      const attempt = (...lines: number[]) => ({
        person: returned.assistant,
        path: returned.id,
        body: {
          step: 'received_back',
          store_id: shop.stores[0],
          reason: 'Falta un par',
          lines: lines.map((line_id) => ({ line_id, quantity: 1 })),
        },
      })
      const foreign = sold[2]?.line_id ?? 0
      const reply = { errors: { lines: [text('order.refused.count_each_line')] } }
      return [
        { ...attempt(foreign), status: 422, reply, likeNothing: attempt(UNKNOWN_ID) },
        {
          ...attempt(returned.line_id, foreign),
          status: 422,
          reply,
          likeNothing: attempt(returned.line_id, UNKNOWN_ID),
        },
      ]
    },
    store_id: SHARED,
    carrier: SHARED,
    cashier_id: SHARED,
    city_id: SHARED,
    department_id: SHARED,
    payment_method: SHARED,
  },
  'POST /sale/state/many': {
    sales: mine(200, (me, other) => ({
      body: {
        step: 'cancel',
        reason: 'x',
        sales: [other.dispatch_id, other.open_id, other.track_id, UNKNOWN_ID],
      },
      reply: {
        data: {
          updated: [],
          rejected: [other.dispatch_id, other.track_id, other.open_id, UNKNOWN_ID].map((id) => ({
            id,
            message: text('problem.not_found'),
            message_key: 'problem.not_found',
          })),
        },
      },
    })),
  },
  'DELETE /sale/:id': { id: ordersOfOthers('online_seller', () => ({ reason: 'x' })) },
  'POST /sale/:id/undo': { id: ordersOfOthers('online_seller', () => ({ version: 1 })) },
  'POST /saleInventory/:saleId': {
    saleId: ordersOfOthers('online_seller', line),
    line_id: mine(404, (me, other) => ({ path: me.open_id, body: { line_id: other.line_id, quantity: 2 } })),
    code_id: mine(422, (me, _, company) => ({
      path: me.open_id,
      body: { ...line(me, company), version: undefined, code_id: FOREIGN_CODE },
    })),
    product_id: SHARED,
    size_id: SHARED,
    store_id: SHARED,
  },
  'POST /saleInventory/:saleId/alternatives': {
    saleId: ordersOfOthers('online_seller', alternative),
    line_id: mine(404, (me, other, company) => ({ path: me.open_id, body: alternative(other, company) })),
    product_id: SHARED,
    store_id: SHARED,
  },
  'POST /saleInventory/curve/:saleId': {
    saleId: ordersOfOthers('online_seller', run),
    code_id: mine(422, (me, _, company) => ({
      path: me.open_id,
      body: { ...run(me, company), version: undefined, code_id: FOREIGN_CODE },
    })),
    product_id: SHARED,
    size_id: SHARED,
    store: SHARED,
  },
  'DELETE /sale/:saleId/products': {
    saleId: ordersOfOthers('online_seller', ({ line_id }) => ({ lines: [line_id] })),
    lines: mine(404, (me, other) => ({ path: me.open_id, body: { lines: [other.line_id] } })),
    product_id: SHARED,
    size_id: SHARED,
  },
  'POST /sale/transfer': {
    sale_in: mine(404, (me, other, company) => transfer(other.open_id, me.open_id, company)),
    sale_out: mine(404, (me, other, company) => transfer(me.open_id, other.open_id, company)),
    group_id: 'a label, not a record',
    product_id: SHARED,
    size_id: SHARED,
  },
  'PUT /sale/:id/group': {
    id: ordersOfOthers('online_seller', ({ line_id }) => ({ group_id: 1, lines: [line_id] })),
    lines: mine(422, (me, other) => ({ path: me.open_id, body: { group_id: 1, lines: [other.line_id] } })),
    group_id: 'a label, not a record',
  },
  'PUT /sale/:id/prices': {
    id: ordersOfOthers('online_seller', ({ line_id }) => ({ unit_price: 200_000, lines: [line_id] })),
    lines: mine(422, (me, other) => ({
      path: me.open_id,
      body: { unit_price: 200_000, lines: [other.line_id] },
    })),
  },
  'POST /sale/:id/payments': {
    id: ordersOfOthers('online_seller', () => ({ amount: 1_000, payment_method: 1, version: 1 })),
    payment_method: SHARED,
    cashier_id: SHARED,
    // No case of another order is paid: none of these orders was delivered, so each is unknown.
    return_id: mine(422, (me) => ({
      path: me.open_id,
      body: { amount: 1_000, payment_method: 1, return_id: UNKNOWN_ID },
    })),
  },
  'POST /sale/:id/payments/voucher': {
    id: ordersOfOthers('online_seller', () => ({ voucher: UNKNOWN_ID, amount: 1_000, version: 1 })),
    // A voucher of another client is refused like a missing one, and so is a case of another order.
    voucher: mine(422, (me) => ({ path: me.dispatch_id, body: { voucher: UNKNOWN_ID, amount: 1_000 } })),
    return_id: mine(422, (me) => ({
      path: me.dispatch_id,
      body: { voucher: UNKNOWN_ID, amount: 1_000, return_id: UNKNOWN_ID },
    })),
  },
  'POST /refund/:id/voucher': {
    id: mine(404, (me, other) => ({
      path: other.refund_id,
      likeNothing: { person: me.seller, path: UNKNOWN_ID },
    })),
  },
  'POST /sale/:id/files': { id: ordersOfOthers('online_seller', proof) },
  'POST /return/:saleId': {
    saleId: ordersOfOthers('online_seller', (_, { product_id }) => ({
      reason: 1,
      product_id,
      size_id: 40,
      quantity: 1,
    })),
  },
  'POST /return/many': {
    sale_id: mine(404, (_, other) => ({
      body: { reason: 1, lines: [{ sale_id: other.dispatch_id, line_id: 1, quantity: 1 }] },
      likeNothing: {
        person: 'online_seller',
        body: { reason: 1, lines: [{ sale_id: UNKNOWN_ID, line_id: 1, quantity: 1 }] },
      },
    })),
    // Lines of others are refused in the tests of returns: none of these orders was delivered.
    line_id: mine(400, (me) => ({
      body: { reason: 1, lines: [{ sale_id: me.dispatch_id, line_id: UNKNOWN_ID, quantity: 1 }] },
    })),
  },
  // Cases of others are refused alike in the tests of returns: none of these orders was delivered.
  'PUT /return/:id': {
    id: assistantOn(404, () => ({ path: UNKNOWN_ID, body: { step: 'enlist' } })),
    product_id: SHARED,
    size_id: SHARED,
  },
  'POST /return/:id/undo': { id: assistantOn(404, () => ({ path: UNKNOWN_ID })) },
  'POST /return/:id/files': { id: mine(404, () => ({ path: UNKNOWN_ID, body: clientPhoto() })) },
  'POST /dispatch/:id/claim': { id: ordersOfOthers('online_seller') },
  'DELETE /dispatch/:id/claim': { id: ordersOfOthers('online_seller') },
  'POST /sale/:id/picks': {
    id: ordersOfOthers('dispatch_assistant', ({ line_id }) => ({
      lines: [{ line_id, quantity: 1 }],
      version: 1,
    })),
    line_id: assistantOn(422, (company) => ({
      path: pair(company).me.dispatch_id,
      body: { lines: [{ line_id: company.sold[2]?.line_id ?? 0, quantity: 1 }] },
    })),
  },
}
