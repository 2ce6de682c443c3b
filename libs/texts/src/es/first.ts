import { common } from './shell/common.ts'
import { shell } from './shell/shell.ts'

/** What may be said before the first page is here: while it loads, and where it can't. */
export const firstWords = { ...common, ...shell } as const
