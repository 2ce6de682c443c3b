import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

const REASONS = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=8081 npm start`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Choose another: PORT=8080 npm start`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
}

/** Refuses a port that cannot be opened, before anything slow is done for it. */
export async function requireFreePort(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure('PORT must be a number up to 65535.')
  await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(new Failure(REASONS[error.code]?.(port, host) ?? error.message)))
    server.listen(port, host, () => server.close(resolve))
  })
}
