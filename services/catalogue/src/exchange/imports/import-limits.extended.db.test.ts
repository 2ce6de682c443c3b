import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import {
  applyImport,
  cancelImport,
  checkImport,
  createImport,
  getImport,
} from '@deportivo/contracts/catalogue/imports'
import { me } from '@deportivo/contracts/auth/sign-in'
import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { hasRoom } from '@deportivo/platform/disk-room'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable, untilIdle, uploadTable } from '@deportivo/testkit/imports'
import { formOf } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productImportJob } from './product-imports.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const HEAD = 'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo'
const line = (name: string) => `${name};Propia;R-${name};Azul;Botas;Altas;189900;150000`
const fileOf = (...names: readonly string[]) => [HEAD, ...names.map(line)].join('\n')

const stored = (id: number) => app.db('catalogue.imports').where({ id }).first()
const linesOf = async (id: number) => (await app.db('catalogue.import_rows').where('import_id', id)).length

async function waiting(name: string) {
  const { data } = await uploadTable(app, 'two', fileOf(name))
  return untilIdle(app, 'two', data.id)
}

/** As it is while a job works on it. */
const setAtWork = (id: number, begun = 0) =>
  app.db('catalogue.imports').where({ id }).update({ state: 'checking', begun })

const work = (id: number, version: number) =>
  productImportJob.run(app.deps, { import_id: id, version, work: 'check' }, { number: 1, isLast: false })

test('of a wrong value so much is stored as finds it in its file', async () => {
  const wrong = line('Larga').replace('189900', 'x'.repeat(30_000))
  const unknown = line('Otra').replace('Propia', 'y'.repeat(30_000))
  const file = [HEAD, wrong, unknown].join('\n')
  const { state, faults } = await checkTable(app, 'operating_officer', file, { make_missing: false })
  expect(state).toBe('checked')
  expect(faults.length).toBeGreaterThan(0)
  for (const { value, message } of faults) {
    expect(value.length).toBeLessThanOrEqual(200)
    expect(message.length).toBeLessThan(400)
  }
})

test('one file of a person is worked on at a time; those of others do not wait for it', async () => {
  const one = await waiting('Primero')
  const other = await waiting('Segundo')
  await setAtWork(one.id)
  const form = () => formOf({}, { name: 'otro.csv', type: 'text/csv', bytes: Buffer.from(fileOf('Tercero')) })
  const refusal = { code: 400, message_key: 'import.other_at_work' }
  expect(await app.refused('two', createImport, { form: form() })).toMatchObject(refusal)
  const { version, mapping, make_missing } = other
  const check = { params: { id: other.id }, body: { version, mapping, make_missing } }
  expect(await app.refused('two', checkImport, check)).toMatchObject(refusal)
  await app.ok('operating_officer', createImport, { form: form() })
  await app.ok('two', cancelImport, { params: { id: one.id } })
  await app.ok('two', checkImport, check)
  expect((await untilIdle(app, 'two', other.id)).state).toBe('checked')
})

// A wait for another transaction names no database itself.
const WAITING = `
  select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
  where not granted and locktype = 'advisory' and datname = current_database()`

test('of several files that one person sends at once, one is taken', async () => {
  const files = ['Uno', 'Dos', 'Tres'].map((name) => fileOf(name))
  const { data: user } = await app.ok('winery_manager', me, {})
  const sent = await app.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.importsOf, user.id])
    const sending = Promise.allSettled(files.map((file) => uploadTable(app, 'winery_manager', file)))
    await expect
      .poll(async () => (await queryRows<{ waiting: number }>(app.db, WAITING))[0]?.waiting, {
        timeout: 30_000,
      })
      .toBe(files.length)
    return { sending }
  })
  const replies = await sent.sending
  expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a cancelled import stores nothing more, and is cancelled once', async () => {
  const checked = await checkTable(app, 'two', fileOf('Cancelado'))
  const { id, version } = checked
  const cancel = () => app.ok('two', cancelImport, { params: { id } })
  expect(await cancel()).toMatchObject({ state: 'cancelled', version: version + 1, faults: [] })
  expect(await cancel()).toMatchObject({ state: 'cancelled', version: version + 1 })
  expect(await linesOf(id)).toBe(0)
  const late = await app.refused('two', applyImport, { params: { id }, body: { version: version + 1 } })
  expect(late).toMatchObject({ code: 400, message_key: 'import.not_in_state' })
  expect((await app.refused('operating_officer', cancelImport, { params: { id } })).code).toBe(404)
  const written = await applyChecked(app, 'two', await checkTable(app, 'two', fileOf('Escrito')))
  const refused = await app.refused('two', cancelImport, { params: { id: written.id } })
  expect(refused).toMatchObject({ code: 400, message_key: 'import.not_in_state' })
})

test('a check that ended its process twice is not begun again; stops of the process do not count', async () => {
  const { id, version } = await waiting('Tumba el proceso')
  await setAtWork(id, 1)
  await productImportJob.cutOff?.(app.deps, { import_id: id, version, work: 'check' })
  expect((await stored(id))?.begun).toBe(0)
  await setAtWork(id, 2)
  await work(id, version)
  expect(await app.ok('two', getImport, { params: { id } })).toMatchObject({
    state: 'refused',
    problem: { message_key: 'import.crashed' },
  })
  const second = await waiting('Una vez')
  await setAtWork(second.id, 1)
  await work(second.id, second.version)
  expect((await stored(second.id))?.state).toBe('checked')
})

test('lines that are all of one product are a fault of the first, and are not planned', async () => {
  const names = Array.from({ length: 3_001 }, () => 'El mismo')
  const checked = await checkTable(app, 'two', fileOf('Otro', ...names))
  expect(checked).toMatchObject({ state: 'checked', faults_total: 1, counts: null })
  expect(checked.faults).toMatchObject([{ row: 3, column: 'Nombre', message_key: 'import.product_too_long' }])
})

test('a file of more than 20,000 addresses of photos has one fault, at the first that is too many', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `Con fotos ${at}`)
  const photos = Array.from({ length: 1_000 }, (_, at) => `https://fotos.example/${at}.jpg`).join(' ')
  const withPhotos = (...more: readonly string[]) =>
    [
      `${HEAD};Fotos (enlaces)`,
      ...names.map((name) => `${line(name)};${photos}`),
      ...more.map((name) => `${line(name)};https://fotos.example/mas.jpg`),
    ].join('\n')
  expect(await checkTable(app, 'two', withPhotos())).toMatchObject({
    state: 'checked',
    faults_total: 0,
    counts: { photos: 20_000 },
  })
  const checked = await checkTable(
    app,
    'two',
    withPhotos(...Array.from({ length: 600 }, (_, at) => `Una más ${at}`)),
  )
  expect(checked).toMatchObject({ state: 'checked', faults_total: 1 })
  expect(checked.faults).toMatchObject([
    { row: 22, value: 'https://fotos.example/mas.jpg', message_key: 'import.photo.too_many' },
  ])
})

test('the lines of three waiting files of a person are stored, and no more', async () => {
  const ids: number[] = []
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro']) ids.push((await waiting(name)).id)
  expect(await app.ok('two', getImport, { params: { id: ids[0] ?? 0 } })).toMatchObject({
    state: 'refused',
    problem: { message_key: 'import.replaced' },
  })
  expect(await Promise.all(ids.map(linesOf))).toEqual([0, 1, 1, 1])
})

test('jobs leave room on the disk of the data folder', async () => {
  const dataDir = await mkdtemp(`${tmpdir()}/deportivo-room-`)
  const roomWith = (spareDiskMb: number, folder = dataDir) =>
    hasRoom({ config: { ...app.deps.config, dataDir: folder, spareDiskMb } })
  expect(await roomWith(1)).toBe(true)
  expect(await roomWith(1e9)).toBe(false)
  expect(await roomWith(1e9, `${dataDir}/none`)).toBe(true)
  const { config } = app.deps
  const usual = config.spareDiskMb
  // There is room for so many files.
  const fillAfter = (files: number) => {
    let left = files
    Object.defineProperty(config, 'spareDiskMb', {
      configurable: true,
      get: () => (left-- > 0 ? usual : 1e9),
    })
  }
  try {
    fillAfter(1)
    const { data } = await uploadTable(app, 'two', fileOf('Sin espacio'))
    expect(await untilIdle(app, 'two', data.id)).toMatchObject({
      state: 'refused',
      problem: { message_key: 'import.no_room' },
    })
    fillAfter(0)
    const form = formOf({}, { name: 'p.csv', type: 'text/csv', bytes: Buffer.from(fileOf('Tampoco')) })
    expect(await app.refused('two', createImport, { form })).toMatchObject({
      code: 503,
      message: 'El servidor no tiene espacio para más archivos. Avise al administrador.',
    })
  } finally {
    Object.defineProperty(config, 'spareDiskMb', { configurable: true, writable: true, value: usual })
  }
})
