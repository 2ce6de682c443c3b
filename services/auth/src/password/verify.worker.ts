import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { verifySync } from '@node-rs/argon2'

/**
 * Checks passwords in a thread of low priority: on a busy machine a hash would make signed-in users wait for a
 * whole time slice of the processor.
 */
export interface Claim {
  password: string
  passwordHash: string
}

// On Linux this means the thread, elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ password, passwordHash }: Claim) =>
  parentPort?.postMessage(verifySync(passwordHash, password)),
)
