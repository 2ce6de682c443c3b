import { administrative } from './administrative.ts'
import type { DeclaredReport } from './declare-report.ts'

/** Every report: its route, who may read it, and whom the gateway notifies when its figures change. */
export const ALL_REPORTS: readonly DeclaredReport[] = [administrative]
