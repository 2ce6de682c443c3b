import { applyClientImport, createClientImport } from '@deportivo/contracts/clients/client-imports'
import { createClient, listClients, updateClient } from '@deportivo/contracts/clients/clients'
import { checkDigitOf } from '@deportivo/contracts/identification'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import {
  applyClients,
  checkClients,
  clientsIdle,
  exportedClients,
  uploadClients,
} from '@deportivo/testkit/client-imports'
import { formOf } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const HEAD =
  'Identificación;Nombre;Tipo de persona;Tipo de cliente;Código de precio;Teléfono;Ciudad;Dirección;Correo electrónico'

const nit = (digits: string) => `${digits}-${checkDigitOf(digits)}`

const line = (number: string, name: string, given: { person?: string; city?: string; rest?: string } = {}) =>
  `${number};${name};${given.person ?? 'Persona natural'};Final;Público;300 555 0199;${given.city ?? '05001'};Cl. 1 # 2-3;${given.rest ?? ''}`

const named = async (name: string) => app.ok('two', listClients, { query: { filter: `name:${name}` } })

test('a file of clients is checked without writing anything, applied as a whole, and changes nothing again', async () => {
  const file = [
    HEAD,
    line('52111222', 'Alba Nueva', { city: 'Medellín' }),
    line(nit('901555444'), 'Brisa Nueva', { person: 'Jurídica', city: '11001' }),
  ].join('\r\n')
  const checked = await checkClients(app, 'two', Buffer.from(file, 'latin1'))
  expect(checked).toMatchObject({ faults: [], counts: { created: 2, changed: 0, unchanged: 0 } })
  expect(await named('Nueva')).toEqual([])
  expect((await applyClients(app, 'two', checked)).state).toBe('applied')
  const found = await named('Nueva')
  expect(found.map(({ name, city_id, phone }) => [name, city_id, phone]).toSorted()).toEqual([
    ['Alba Nueva', 5_001, '3005550199'],
    ['Brisa Nueva', 11_001, '3005550199'],
  ])
  const again = await checkClients(app, 'two', file.replaceAll(';', ','))
  expect(again).toMatchObject({ faults: [], counts: { created: 0, changed: 0, unchanged: 2 } })
})

test('every faulty line is named with its row, its column and the text of the form', async () => {
  const file = [
    HEAD,
    line('901555445-0', 'Mal Nit', { person: 'Jurídica' }),
    line('52111333', 'Mal Teléfono').replace('300 555 0199', '12'),
    line('52111334', 'Sin Ciudad', { city: 'Macondo' }),
    line('52111335', 'Mal Correo', { rest: 'no-es-correo' }),
    line('52111336', 'Mal Tipo', { person: 'Robot' }).replace('Público', 'Regalado'),
    line('52111337', 'Repetido'),
    line('52.111.337', 'Repetido'),
    line('52111338', ''),
  ].join('\n')
  const { faults, faults_total } = await checkClients(app, 'two', file)
  expect(faults_total).toBe(faults.length)
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Identificación'],
    [3, 'Teléfono'],
    [4, 'Ciudad'],
    [5, 'Correo electrónico'],
    [6, 'Tipo de persona'],
    [6, 'Código de precio'],
    [8, 'Identificación'],
    [9, 'Nombre'],
  ])
  const texts = faults.map(({ message }) => message)
  expect(texts[2]).toBe('«Macondo» no existe.')
  expect(texts[6]).toBe('Es el mismo cliente que el de la fila 7.')
  expect(texts[7]).toBe('Este campo es obligatorio.')
})

test('what was exported is imported unchanged, in both kinds of file, and no cell of it is a formula', async () => {
  const body = {
    name: '=HYPERLINK("x")',
    identification_number: 'PX-9911',
    phone: '+1 305 555 0100',
    address: '-Calle; "1"',
    city_id: 11_001,
    type_of_person: 1,
    type_of_client: 3,
    code_id: null,
  }
  await app.ok('two', createClient, { body })
  const csv = await exportedClients(app, 'two', 'csv')
  expect(csv.toString()).toContain(`;"'=HYPERLINK(""x"")";`)
  const total = (await app.db('sales.clients').whereNull('merged_into')).length
  for (const file of [csv, await exportedClients(app, 'two', 'xlsx')])
    expect(await checkClients(app, 'two', file)).toMatchObject({
      faults: [],
      counts: { created: 0, changed: 0, unchanged: total },
    })
})

test('a client that changed since the check stops the whole import, and is named', async () => {
  const made = await checkClients(app, 'two', [HEAD, line('52111555', 'Cambia')].join('\n'))
  await applyClients(app, 'two', made)
  const [client] = await named('Cambia')
  const file = [HEAD, line('52111555', 'Cambiada'), line('52111556', 'Otra Más')].join('\n')
  const checked = await checkClients(app, 'two', file)
  expect(checked.counts).toEqual({ created: 1, changed: 1, unchanged: 0 })
  await app.ok('two', updateClient, { params: { id: client?.id ?? 0 }, body: { address: 'Cra. 9' } })
  const stopped = await applyClients(app, 'two', checked)
  expect(stopped).toMatchObject({ state: 'checked', faults_total: 1 })
  expect(stopped.faults[0]?.message_key).toBe('client_import.changed_since')
  expect(await named('Otra Más')).toEqual([])
})

test('files that are no table are refused with the reason, and those of others are missing', async () => {
  const form = formOf({}, { name: 'x.xlsx', type: 'x/y', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') })
  const locked = await app.refused('two', createClientImport, { form })
  expect(locked).toMatchObject({ code: 415, message_key: 'import.encrypted_or_old' })
  const { data } = await uploadClients(app, 'two', Buffer.from('504b0304ffffffff', 'hex'))
  expect(await clientsIdle(app, 'two', data.id)).toMatchObject({
    state: 'refused',
    problem: { message_key: 'import.damaged' },
  })
})

test('a seller imports none, and exports their own alone, though their list has all', async () => {
  const form = () => formOf({}, { name: 'x.csv', type: 'text/csv', bytes: Buffer.from(HEAD) })
  expect((await app.refused('online_seller', createClientImport, { form: form() })).code).toBe(403)
  const other = await app.refused('two', applyClientImport, { params: { id: 9_999 }, body: { version: 1 } })
  expect(other.code).toBe(404)
  const body = {
    name: 'Clienta Propia',
    identification_number: '52333444',
    phone: '3005550144',
    address: 'Cl. 1',
    city_id: 11_001,
    type_of_person: 1,
    type_of_client: 3,
    code_id: null,
  }
  await app.ok('online_seller', createClient, { body })
  await app.ok('two', createClient, { body: { ...body, identification_number: '52333555' } })
  expect((await app.ok('online_seller', listClients, { query: { top: 200 } })).length).toBeGreaterThan(1)
  const exported = (await exportedClients(app, 'online_seller', 'csv')).toString().trim().split('\r\n')
  expect(exported).toHaveLength(2)
  expect(exported[1]).toContain('Clienta Propia')
})
