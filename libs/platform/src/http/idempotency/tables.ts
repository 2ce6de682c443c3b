export interface IdempotencyRow {
  user_id: number
  key: string
  fingerprint: string
  status: number
  reply: unknown
  created_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'bus.idempotency': IdempotencyRow
  }
}
