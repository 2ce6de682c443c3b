import { setFlagsFromString } from 'node:v8'

// By default V8 lets garbage grow to several times the live memory while the machine has memory: four times as
// much after a busy hour. A smaller share costs time in collecting, a larger one only memory.
const GARBAGE_PERCENT = 70

/** Collects garbage when it exceeds a share of the live memory. No limit: live memory may grow. */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
}
