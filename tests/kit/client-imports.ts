import {
  applyClientImport,
  checkClientImport,
  createClientImport,
  exportClients,
  getClientImport,
  type ClientImport,
} from '@deportivo/contracts/clients/client-imports'
import type { TableKind } from '@deportivo/contracts/route'
import type { TestApp, Person } from './app.ts'
import { formOf } from './files/upload.ts'

/** Sends a file of clients; its name does not matter. */
export async function uploadClients(app: TestApp, person: Person, bytes: Buffer | string) {
  const file = { name: 'clientes.bin', type: 'application/octet-stream', bytes: Buffer.from(bytes) }
  return app.reply(person, createClientImport, { form: formOf({}, file) })
}

const BUSY: readonly ClientImport['state'][] = ['reading', 'checking', 'applying']

/** The import once its job is done. */
export async function clientsIdle(app: TestApp, person: Person, id: number): Promise<ClientImport> {
  for (let tries = 0; tries < 2_400; tries++) {
    const found = await app.ok(person, getClientImport, { params: { id } })
    if (!BUSY.includes(found.state)) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the import never ended')
}

/** Reads and checks a file with the columns that are suggested. */
export async function checkClients(
  app: TestApp,
  person: Person,
  bytes: Buffer | string,
): Promise<ClientImport> {
  const { data } = await uploadClients(app, person, bytes)
  const read = await clientsIdle(app, person, data.id)
  if (read.state !== 'columns') return read
  const { version, mapping } = read
  await app.ok(person, checkClientImport, { params: { id: data.id }, body: { version, mapping } })
  return clientsIdle(app, person, data.id)
}

/** Writes a checked import. */
export async function applyClients(app: TestApp, person: Person, { id, version }: ClientImport) {
  await app.ok(person, applyClientImport, { params: { id }, body: { version } })
  return clientsIdle(app, person, id)
}

/** The bytes of the exported clients. */
export async function exportedClients(app: TestApp, person: Person, format: TableKind): Promise<Buffer> {
  const url = `/api/v1${exportClients.path}?format=${format}`
  const reply = await app.app.inject({ url, headers: await app.as(person) })
  if (reply.statusCode !== 200) throw new Error(`export: ${reply.statusCode} ${reply.body}`)
  return reply.rawPayload
}
