export interface IdempotencyRow {
  user_id: number
  key: string
  fingerprint: string
  status: number
  /** The body as it was sent. */
  reply: string
  created_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'bus.idempotency': IdempotencyRow
  }
}
