import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.mjs'

const REASONS = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=8081 npm start`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Choose another: PORT=8080 npm start`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
}

// As long as a start waits for a data folder in use: a product that was killed stops within this time.
const PATIENCE_MS = 10_000

/**
 * Refuses a port that cannot be opened, before anything slow is done for it. One that is taken is waited for where
 * an earlier start may still be stopping.
 */
export async function requireFreePort(port, host, { mayBeStopping }) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure('PORT must be a number up to 65535.')
  const error = await whyTaken(port, host, Date.now() + (mayBeStopping ? PATIENCE_MS : 0))
  if (error) throw new Failure(REASONS[error.code]?.(port, host) ?? error.message)
}

async function whyTaken(port, host, deadline) {
  const error = await whyNotOpen(port, host)
  if (error?.code !== 'EADDRINUSE' || Date.now() >= deadline) return error
  await sleep(100)
  return whyTaken(port, host, deadline)
}

function whyNotOpen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
