import { setTimeout as sleep } from 'node:timers/promises'

export interface Loaded {
  sent: number
  failures: string[]
  /** Milliseconds from sending to the reply, ascending. */
  latencies: number[]
}

/** Sends calls at a steady pace for so many seconds, without waiting for earlier replies; then waits for all. */
export async function steadyLoad(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  call: (n: number) => Promise<void>,
): Promise<Loaded> {
  const failures: string[] = []
  const latencies: number[] = []
  const underWay = new Set<Promise<void>>()
  const timed = async (n: number): Promise<void> => {
    const began = performance.now()
    try {
      await call(n)
      latencies.push(performance.now() - began)
    } catch (error) {
      failures.push(String(error))
    }
  }
  const began = performance.now()
  let sent = 0
  for (; performance.now() < began + seconds * 1_000; sent++) {
    const one = timed(sent).finally(() => underWay.delete(one))
    underWay.add(one)
    await sleep(Math.max(0, began + ((sent + 1) * 1_000) / perSecond - performance.now()))
  }
  await Promise.all(underWay)
  return { sent, failures, latencies: latencies.sort((a, b) => a - b) }
}

/** The value below which this share of an ascending list lies. */
export const percentileOf = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
