/** A reason to stop that the user can act on: shown as one line, without a stack. */
export class Failure extends Error {}

const DISK_FULL = /ENOSPC|no space left/i

/** Ends the process with one line for an expected failure, and with the stack for a defect. */
export function exitWith(error) {
  if (error instanceof Failure) console.error(error.message)
  else if (DISK_FULL.test(String(error))) console.error('The disk is full. Make room and start again.')
  else console.error(error)
  process.exit(1)
}
