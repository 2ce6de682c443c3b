import { createHash } from 'node:crypto'

/** The hash of a migration's SQL: an applied migration that was edited later is detected by it. */
export const hashOfMigration = ({ sql }: { sql: string }): string =>
  createHash('sha256').update(sql).digest('hex').slice(0, 16)
