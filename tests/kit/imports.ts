import {
  applyImport,
  checkImport,
  createImport,
  exportProducts,
  getImport,
  type ProductImport,
} from '@deportivo/contracts/catalogue/imports'
import type { TableKind } from '@deportivo/contracts/route'
import type { TestApp, Person } from './app.ts'
import { formOf } from './files/upload.ts'

/** Sends a file of products; its name does not matter. */
export async function uploadTable(app: TestApp, person: Person, bytes: Buffer | string) {
  const file = { name: 'productos.bin', type: 'application/octet-stream', bytes: Buffer.from(bytes) }
  return app.reply(person, createImport, { form: formOf({}, file) })
}

const BUSY: readonly ProductImport['state'][] = ['reading', 'checking', 'applying']

/** The import once its job is done. */
export async function untilIdle(app: TestApp, person: Person, id: number): Promise<ProductImport> {
  for (let tries = 0; tries < 2_400; tries++) {
    const found = await app.ok(person, getImport, { params: { id } })
    if (!BUSY.includes(found.state)) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the import never ended')
}

/** Reads and checks a file with the columns that are suggested, unless others are given. */
export async function checkTable(
  app: TestApp,
  person: Person,
  bytes: Buffer | string,
  choice: Partial<Pick<ProductImport, 'mapping' | 'make_missing' | 'leave_out' | 'size_option'>> = {},
): Promise<ProductImport> {
  const { data } = await uploadTable(app, person, bytes)
  const read = await untilIdle(app, person, data.id)
  if (read.state !== 'columns') return read
  const { version, mapping, make_missing } = read
  await app.ok(person, checkImport, {
    params: { id: data.id },
    body: { version, mapping, make_missing, ...choice },
  })
  return untilIdle(app, person, data.id)
}

/** Writes a checked import. */
export async function applyChecked(app: TestApp, person: Person, { id, version }: ProductImport) {
  await app.ok(person, applyImport, { params: { id }, body: { version } })
  return untilIdle(app, person, id)
}

/** The bytes of the exported products. */
export async function exported(
  app: TestApp,
  person: Person,
  format: TableKind,
  filter?: string,
): Promise<Buffer> {
  const query = new URLSearchParams({ format, ...(filter ? { filter } : {}) }).toString()
  const reply = await app.app.inject({
    url: `/api/v1${exportProducts.path}?${query}`,
    headers: await app.as(person),
  })
  if (reply.statusCode !== 200) throw new Error(`export: ${reply.statusCode} ${reply.body}`)
  return reply.rawPayload
}
