import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '@deportivo/platform/thread'
import type { Claim } from './verify.worker.ts'

// As many as ever worked at once: whoever calls says how many that may be.
const idle: Worker[] = []

/** Whether a password is the one of a hash, found out by a thread that gives way to everybody's work. */
export async function verify(claim: Claim): Promise<boolean> {
  const thread = idle.pop() ?? startThread('./verify.worker', import.meta.url)
  thread.ref()
  thread.postMessage(claim)
  // A thread that breaks down ends: another one is started for the next password.
  const [isRight] = (await once(thread, 'message')) as [boolean]
  thread.unref()
  idle.push(thread)
  return isRight
}
