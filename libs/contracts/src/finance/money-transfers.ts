import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Day, Found, Id, IdParams, Instant, Nullable, Pesos, Text, Version } from '../shapes.ts'
import { Attachment, File, ORDER_FILE } from '../orders/files.ts'
import { Amount } from './expenses.ts'

export const MoneyTransfer = Type.Object({
  id: Id,
  version: Type.Integer(),
  date: Day,
  from_account_id: Id,
  from_account_name: Type.String(),
  to_account_id: Id,
  to_account_name: Type.String(),
  amount: Pesos,
  note: Nullable(Type.String()),
  created_by: Type.String(),
  created_at: Instant,
})
export type MoneyTransfer = Static<typeof MoneyTransfer>

/** With the bank's receipts. */
export const MoneyTransferWithFiles = Type.Object({
  ...MoneyTransfer.properties,
  attachments: Type.Array(Attachment),
})
export type MoneyTransferWithFiles = Static<typeof MoneyTransferWithFiles>

const TAG = 'finance'

export const MONEY_TRANSFER_ROUTES = {
  get: route({
    method: 'GET',
    path: '/money-transfer/:id',
    tag: TAG,
    summary: 'One transfer between accounts, with its files.',
    permission: 'read cash_flow',
    params: IdParams,
    reply: Found(MoneyTransferWithFiles),
  }),
  create: route({
    method: 'POST',
    path: '/money-transfer',
    tag: TAG,
    summary:
      'Record money that moved from one account to another: an entry of each. No more than the account had on that day, and has now.',
    permission: 'manage cash_flow',
    body: Strict({
      date: Day,
      from_account_id: Id,
      to_account_id: Id,
      amount: Amount,
      note: Type.Optional(Nullable(Text(500))),
    }),
    reply: ChangeReply(MoneyTransfer),
  }),
  attach: route({
    method: 'POST',
    path: '/money-transfer/:id/files',
    tag: TAG,
    summary:
      'Attach a picture or a PDF that proves a transfer: the receipt of the bank. Its content must match its name and type.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ file: File }),
    files: [ORDER_FILE],
    reply: ChangeReply(Attachment),
  }),
  undo: route({
    method: 'DELETE',
    path: '/money-transfer/:id',
    tag: TAG,
    summary: 'Undo a transfer: both of its entries are gone, and its files.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(Type.Object({ id: Id })),
  }),
}
