import { HttpConnection, type Reply } from './connection.ts'

/** A raw HTTP request, and the check of its reply. */
export interface Call {
  request: string
  /** Whether the reply has the right content. */
  isRight(reply: Reply): boolean
}

/** The next request of a load; null when it has none left. */
export type NextCall = () => Call | null

export interface Load {
  port: number
  connections: number
  /** The longest it takes. */
  seconds: number
  /** Ends earlier after so many replies. */
  most?: number
  next: NextCall
}

export interface Measured {
  replies: number
  seconds: number
  /** Milliseconds from request to reply, ascending. */
  latencies: number[]
}

async function sendUntil(
  deadline: number,
  connection: HttpConnection,
  next: NextCall,
  latencies: number[],
  most: number,
): Promise<void> {
  while (performance.now() < deadline && latencies.length < most) {
    const call = next()
    if (!call) return
    const sentAt = performance.now()
    const reply = await connection.send(call.request)
    latencies.push(performance.now() - sentAt)
    if (!call.isRight(reply))
      throw new Error(
        `A wrong reply to ${call.request.split('\r\n')[0]}: ${reply.status} ${reply.body.slice(0, 600)}`,
      )
  }
}

/**
 * Sends requests over so many connections, each waiting for the reply before the next. One wrong reply ends the
 * run.
 */
export async function closedLoop({
  port,
  connections,
  seconds,
  next,
  most = Infinity,
}: Load): Promise<Measured> {
  const opened = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)))
  const latencies: number[] = []
  const began = performance.now()
  try {
    await Promise.all(
      opened.map((connection) => sendUntil(began + seconds * 1000, connection, next, latencies, most)),
    )
  } finally {
    for (const connection of opened) connection.close()
  }
  const took = (performance.now() - began) / 1000
  return { replies: latencies.length, seconds: took, latencies: latencies.sort((a, b) => a - b) }
}

/** The value below which this share of an ascending list lies. */
export function percentile(ascending: readonly number[], share: number): number {
  const index = Math.min(ascending.length - 1, Math.floor(ascending.length * share))
  return ascending[index] ?? Number.NaN
}

/** Combines loads measured in turns. */
export function combine(parts: readonly Measured[]): Measured {
  return {
    replies: parts.reduce((sum, part) => sum + part.replies, 0),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
    latencies: parts.flatMap((part) => part.latencies).sort((a, b) => a - b),
  }
}
