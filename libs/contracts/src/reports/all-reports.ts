import { administrative } from './administrative.ts'
import type { DeclaredReport } from './declare-report.ts'
import { resultState } from './result-state.ts'
import { returnReasonsReport } from './return-reasons.ts'

/** Every report: its route, who may read it, and whom the gateway notifies when its figures change. */
export const ALL_REPORTS: readonly DeclaredReport[] = [administrative, returnReasonsReport, resultState]
