/** Who works on a card, until when. */
export interface ClaimRow {
  order_id: number
  user_id: number
  name: string
  since: Date
  until: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'dispatch.claims': ClaimRow
  }
}
