import { createEdge, type Upstreams } from './edge.ts'

// UPSTREAMS: 'auth=http://127.0.0.1:4001,catalogue=http://127.0.0.1:4002,…', one for each service of the map.
const pairs = (process.env['UPSTREAMS'] ?? '').split(',').map((pair) => pair.split('='))
const upstreams = Object.fromEntries(pairs) as Record<string, string> as Upstreams
const port = Number(process.env['PORT'] ?? 8080)
const host = process.env['HOST'] ?? '127.0.0.1'

const server = createEdge(upstreams)
server.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, host)

// Time for open requests to finish; sockets would never end, and their browsers reconnect by themselves.
const DRAIN_MS = 5_000

const stop = (): void => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), DRAIN_MS).unref()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
