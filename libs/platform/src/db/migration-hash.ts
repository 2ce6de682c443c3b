import { createHash } from 'node:crypto'

/** Of the SQL that a migration runs: an applied migration that was edited is recognised by it. */
export const hashOfMigration = ({ sql }: { sql: string }): string =>
  createHash('sha256').update(sql).digest('hex').slice(0, 16)
