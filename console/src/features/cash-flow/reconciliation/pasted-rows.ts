import { paths } from '../../../shared/navigation/paths.ts'

/** The pasted rows of imports by their address, until the page is loaded again. */
const pasted = new Map<string, string>()

export const rememberPasted = (url: string, rows: string): void => void pasted.set(url, rows)

/** The rows that an import was pasted from; undefined: it is of a file, or of an earlier load of the page. */
export const pastedRows = (importId: number, accountId: number): string | undefined =>
  pasted.get(paths.statementImport(importId, accountId))
