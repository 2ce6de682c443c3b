import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@deportivo/contracts/auth/sign-in'
import { cpuOfProcess, databaseCpu } from '../parts/usage.ts'

const [address = '', password = '', process_ = '', postmaster_ = ''] = process.argv.slice(2)
const [pid, postmaster] = [Number(process_), Number(postmaster_)]
let token = ''

/** Calls the running product; a refusal ends the measurement. */
export async function send(path: string, body?: object | FormData): Promise<unknown> {
  const isForm = body instanceof FormData
  const reply = await fetch(`${address}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const { data, message } = (await reply.json()) as { data: unknown; message?: string }
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${message}`)
  return data
}

export async function signIn(): Promise<void> {
  const session = (await send(login.path, { email: 'two@demo.local', password })) as { access_token: string }
  token = session.access_token
}

/** Megabytes that the process has in memory now. */
export const memory = (): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

interface Spent {
  at: number
  node: number
  database: number
}

/** Milliseconds until now: of wall time, and of CPU of the process and of its database. */
export const spent = (): Spent => ({
  at: Date.now(),
  node: cpuOfProcess(pid),
  database: databaseCpu(postmaster),
})

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** `8.1 s (3.0 + 1.2)`: wall time, and CPU seconds of process and database. */
export const since = (before: Spent): string => {
  const now = spent()
  return `${seconds(now.at - before.at)} s (${seconds(now.node - before.node)} + ${seconds(now.database - before.database)})`
}

const QUIET_MS = 2_000
// A quiet process has some work of its own.
const QUIET_CPU = 0.15

/** Until the readers of events have nothing left to do: they would be counted as work of the next import. */
export async function untilQuiet(): Promise<void> {
  for (;;) {
    const before = spent()
    await sleep(QUIET_MS)
    const now = spent()
    if (now.node - before.node + now.database - before.database < QUIET_MS * QUIET_CPU) return
  }
}
