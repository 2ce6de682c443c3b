import { availableParallelism } from 'node:os'
import { Refused } from '@deportivo/platform/http/refused'
import { hash } from '@node-rs/argon2'
import { verify } from './verify.ts'

// OWASP's settings for argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of a random password: an unknown account must cost as much time as a known one. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$Q6+Fg7laIUxcqF43kLkhgQ$o+Mg59nE8gosKc4qyaPVMsgaUN+QM5T//ZPW4KspXXI'

// One core stays free: signed-in users must not wait for logins.
const AT_ONCE = Math.max(1, availableParallelism() - 1)
// More than this would wait longer than a browser does; refusing them bounds the memory of a flood.
const MAX_WAITING = 200

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw new Refused({ kind: 'unavailable', key: 'problem.unavailable' })
  // A finished task passes its slot on, so that a newcomer cannot overtake a waiter.
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2))
}

/** Whether the password is the account's. Takes the same time when there is no such account. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify({ password, passwordHash: passwordHash ?? DECOY }))
  return isRight && passwordHash !== null
}
