import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { createContext } from 'react'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'

/** What the rows of the list draw their buttons from. */
export interface RowActions {
  /** The ordinary step of a row; null where there is none for the user. */
  mainOf: (row: ReturnSummary) => RowStep | null
  /** The case whose step is on its way. */
  running: number | null
}

export const RowActionsContext = createContext<RowActions>({ mainOf: () => null, running: null })
