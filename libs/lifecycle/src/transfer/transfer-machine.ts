import { machine } from '../machine.ts'
import type { TransferState } from './states.ts'
import {
  TRANSFER_NEEDS,
  TRANSFER_STEPS,
  type TransferFacts,
  type TransferNeed,
  type TransferStepKey,
} from './steps.ts'

/** The steps of transfers. Stock is of the whole shop: there is no transfer of one's own. */
export const transferMachine = machine<
  TransferState,
  TransferFacts,
  TransferStepKey,
  never,
  TransferNeed,
  'transfer.refused.'
>({
  steps: TRANSFER_STEPS,
  conditions: {},
  needs: TRANSFER_NEEDS,
  refusals: 'transfer.refused.',
  reaches: (scope) => scope === 'all',
})
