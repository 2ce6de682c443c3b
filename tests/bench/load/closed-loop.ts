import { Line, type Answer } from './line.ts'

/** One request as it goes over the wire, and what its answer must hold. */
export interface Call {
  request: string
  /** Whether this is the right answer, by its content. */
  isRight(answer: Answer): boolean
}

/** The next request of a load; null when it has none left. */
export type NextCall = () => Call | null

export interface Load {
  port: number
  connections: number
  seconds: number
  next: NextCall
}

export interface Measured {
  answers: number
  seconds: number
  /** Milliseconds from question to answer, ascending. */
  latencies: number[]
}

async function askUntil(deadline: number, line: Line, next: NextCall, latencies: number[]): Promise<void> {
  while (performance.now() < deadline) {
    const call = next()
    if (!call) return
    const asked = performance.now()
    const answer = await line.ask(call.request)
    latencies.push(performance.now() - asked)
    if (!call.isRight(answer))
      throw new Error(
        `A wrong answer to ${call.request.split('\r\n')[0]}: ${answer.status} ${answer.body.slice(0, 600)}`,
      )
  }
}

/** Asks over so many connections, each its next question when the last is answered. One wrong answer ends the run. */
export async function closedLoop({ port, connections, seconds, next }: Load): Promise<Measured> {
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(port)))
  const latencies: number[] = []
  const began = performance.now()
  try {
    await Promise.all(lines.map((line) => askUntil(began + seconds * 1000, line, next, latencies)))
  } finally {
    for (const line of lines) line.close()
  }
  const took = (performance.now() - began) / 1000
  return { answers: latencies.length, seconds: took, latencies: latencies.sort((a, b) => a - b) }
}

/** The value below which this share of an ascending list lies. */
export function percentile(ascending: readonly number[], share: number): number {
  const index = Math.min(ascending.length - 1, Math.floor(ascending.length * share))
  return ascending[index] ?? Number.NaN
}

/** Loads measured in turns as one. */
export function together(parts: readonly Measured[]): Measured {
  return {
    answers: parts.reduce((sum, part) => sum + part.answers, 0),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
    latencies: parts.flatMap((part) => part.latencies).sort((a, b) => a - b),
  }
}
