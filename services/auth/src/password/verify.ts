import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '@deportivo/platform/thread'
import type { Claim } from './verify.worker.ts'

// As many threads as were ever used at once: the caller bounds the concurrency.
const idle: Worker[] = []

/** Whether a password is the one of a hash, checked in a thread of low priority. */
export async function verify(claim: Claim): Promise<boolean> {
  const thread = idle.pop() ?? startThread(import.meta.url, 'verify.worker')
  thread.ref()
  thread.postMessage(claim)
  // A thread that breaks down ends: another one is started for the next password.
  const [isRight] = (await once(thread, 'message')) as [boolean]
  thread.unref()
  idle.push(thread)
  return isRight
}
