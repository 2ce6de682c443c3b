import type { StepRow } from '../machine.ts'
import type { TransferState } from './states.ts'

/** What the table of steps may use of a transfer. */
export interface TransferFacts {
  state_id: TransferState
  /** How many lines it has. */
  lines: number
}

export const TRANSFER_NEEDS = {
  lines: ({ lines }: TransferFacts) => lines > 0,
}

export type TransferNeed = keyof typeof TRANSFER_NEEDS

/**
 * What a step does to units. `hold` holds them in the origin, `release` ends that; `send` moves them out of it into the
 * store 'in transit', `receive` from there into the destination, as far as they arrived. `end` undoes what was done so
 * far, or writes units lost in transit off.
 */
export type TransferStockEffect = 'hold' | 'release' | 'send' | 'receive' | 'end'

export interface TransferStep extends StepRow<TransferState, never, TransferNeed> {
  stock: TransferStockEffect
  event: 'transfer.changed'
  text: `transfer.step.${string}`
}

// Literal types are preserved, so that a text that doesn't exist is a compile error where it is used.
const table = <const Steps extends Record<string, TransferStep>>(steps: Steps) => steps

// One row a step, so that the table is read on one screen.
// prettier-ignore
export const TRANSFER_STEPS = table({
  prepare: { from: ['draft'], to: 'ready', permission: 'update products', needs: ['lines'], stock: 'hold', event: 'transfer.changed', text: 'transfer.step.prepare' },
  send: { from: ['ready'], to: 'in_transit', permission: 'update products', stock: 'send', event: 'transfer.changed', text: 'transfer.step.send' },
  receive: { from: ['in_transit'], to: 'received', permission: 'update products', stock: 'receive', event: 'transfer.changed', text: 'transfer.step.receive' },
  reopen: { from: ['ready'], to: 'draft', permission: 'update products', stock: 'release', event: 'transfer.changed', text: 'transfer.step.reopen' },
  cancel: { from: ['draft', 'ready', 'in_transit'], to: 'cancelled', permission: 'update products', stock: 'end', event: 'transfer.changed', text: 'transfer.step.cancel' },
})

export type TransferStepKey = keyof typeof TRANSFER_STEPS

export const TRANSFER_STEP_KEYS = Object.keys(TRANSFER_STEPS) as TransferStepKey[]
