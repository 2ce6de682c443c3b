import type { TableOf } from './row-types.ts'

/** A migration that was applied. */
interface AppliedRow {
  owner: string
  name: string
  hash: string
  applied_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'migrations.applied': TableOf<AppliedRow, 'applied_at'>
  }
}
