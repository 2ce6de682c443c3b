import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { readConfig } from '@deportivo/platform/config'
import { run, type Running } from '@deportivo/platform/run'
import pino from 'pino'
import type { Call } from '../load/closed-loop.ts'

/** The product in this process, where its statements can be watched; it gets calls without a socket. */
export function runProduct(database: { url: string; dataDir: string }): Promise<Running> {
  const settings = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, PORT: '0', DEMO: '0' }
  const config = readConfig({ ...settings, CALLS_PER_SECOND: '1000000' })
  return run(ALL_SERVICES, config, { log: pino({ level: 'silent' }), isListening: false })
}

function send({ app }: Running, request: string) {
  const [head = '', payload = ''] = request.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const [method, url = ''] = start.split(' ')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
  return app.inject({ method: method === 'POST' ? 'POST' : 'GET', url, headers, payload })
}

/** Sends a raw request, whose reply must have the right content. */
export async function sendRight(running: Running, call: Call): Promise<void> {
  const { statusCode: status, body } = await send(running, call.request)
  if (!call.isRight({ status, body }))
    throw new Error(`A wrong reply to ${call.request.split('\r\n')[0]}: ${status} ${body.slice(0, 600)}`)
}
