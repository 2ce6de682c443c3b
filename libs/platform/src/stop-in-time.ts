import type { FastifyInstance } from 'fastify'

// Longer than any request of a user takes, shorter than the 10 s after which `docker stop` kills.
const REQUESTS_END_MS = 8000
// What still works for a request whose connection was closed (a body that never ends, a frozen database).
const WORK_ENDS_MS = 1000

/**
 * Runs `stop`, which waits for open requests, and closes every connection at a deadline. Returns soon after it even
 * if `stop` still waits, so that whatever must stop after it, such as the database, is stopped in any case.
 */
export async function stopInTime(app: FastifyInstance, stop: () => Promise<void>): Promise<void> {
  let closing: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined
  const overdue = new Promise<'overdue'>((resolve) => {
    // Repeated: while other parts stop, the server accepts further connections.
    const closeAll = () => app.server.closeAllConnections()
    deadline = setTimeout(() => {
      closeAll()
      closing = setInterval(closeAll, 100)
      deadline = setTimeout(() => resolve('overdue'), WORK_ENDS_MS)
    }, REQUESTS_END_MS)
  })
  try {
    if ((await Promise.race([stop(), overdue])) === 'overdue') app.log.warn('stopped with work undone')
  } finally {
    clearTimeout(deadline)
    clearInterval(closing)
  }
}
