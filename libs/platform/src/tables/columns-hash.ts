import { createHash } from 'node:crypto'

/** Files with the same columns have the same mapping. */
export const columnsHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')
