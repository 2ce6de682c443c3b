import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Pesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'
import { recordPayload, recordTypes } from '../family/record.ts'

/** Money that moved from one of the business's own accounts to another. Deleted: it was undone. */
export const MoneyTransferEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    date: Day,
    from_account_id: Id,
    from_account_name: Type.String(),
    to_account_id: Id,
    to_account_name: Type.String(),
    amount: Pesos,
    note: Nullable(Type.String()),
  }),
)
export type MoneyTransferEvent = Static<typeof MoneyTransferEvent>

export const moneyTransferEvents = eventFamily({
  types: recordTypes('money_transfer'),
  payload: MoneyTransferEvent,
})
