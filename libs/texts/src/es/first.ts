import { common } from './shell/common.ts'
import { shell } from './shell/shell.ts'

/** The texts needed before the first page is loaded: while it loads, and when it cannot. */
export const firstWords = { ...common, ...shell } as const
