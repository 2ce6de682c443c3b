import { listAudit } from '@deportivo/contracts/admin/audit'
import { listClients } from '@deportivo/contracts/clients/clients'
import { getPermissions, savePermissions, type PermissionMap } from '@deportivo/contracts/auth/permissions'
import { listUsers } from '@deportivo/contracts/auth/users'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const mapOf = (id: ProfileId) => app.ok('two', getPermissions, { params: { id } })
const save = (id: ProfileId, body: object) => app.reply('two', savePermissions, { params: { id }, body })
const refusedSave = (id: ProfileId, body: object) =>
  app.refused('two', savePermissions, { params: { id }, body })

/** The map with one module granted otherwise. */
const withModule = (map: PermissionMap, id: string, permissions: object[]) => ({
  ...map,
  modules: map.modules.map((module) => (module.id === id ? { id, permissions } : module)),
})

test('an equal map is saved without a new version and without an audit entry', async () => {
  const map = await mapOf('head_dispatch')
  expect(map.people).toBe(1)
  const reply = await save('head_dispatch', map)
  expect(reply.message).toBe('Permisos actualizados con éxito')
  expect(reply.data).toEqual(map)
  const filter = 'subject:profile,subject_id:head_dispatch'
  expect(await app.ok('two', listAudit, { query: { filter } })).toEqual([])
})

test('a permission that is granted or removed applies to the open session', async () => {
  const ask = () => app.refused('online_seller', listUsers)
  expect(await ask()).toMatchObject({ code: 403 })
  const map = await mapOf('online_seller')
  await save('online_seller', withModule(map, 'users', [{ id: 'read users', scope: 'all' }]))
  await app.ok('online_seller', listUsers)
  await app.ok('online_seller', listClients)
  await save('online_seller', { modules: withModule(map, 'clients', []).modules })
  expect(await ask()).toMatchObject({ code: 403 })
  expect(await app.refused('online_seller', listClients)).toMatchObject({ code: 403 })
})

test('only the system administrator may read or change the map', async () => {
  const map = await mapOf('one')
  expect(await app.refused('one', getPermissions, { params: { id: 'one' } })).toMatchObject({ code: 403 })
  expect(await app.refused('one', savePermissions, { params: { id: 'one' }, body: map })).toMatchObject({
    code: 403,
  })
})

test('the system administrator loses no permission, so that access cannot be lost', async () => {
  const map = await mapOf('two')
  for (const permissions of [[], [{ id: 'manage permissions', scope: 'own' }]])
    expect((await refusedSave('two', withModule(map, 'security', permissions))).errors).toEqual({
      modules: ['El administrador del sistema no puede perder «Editar perfiles y permisos».'],
    })
  expect((await mapOf('two')).version).toBe(map.version)
})

test('administrator permissions cannot be granted to others, nor unknown scopes', async () => {
  const map = await mapOf('one')
  const keys = await refusedSave('one', withModule(map, 'security', [{ id: 'read mail', scope: 'all' }]))
  expect(keys.errors).toEqual({
    modules: ['«Leer el correo de salida» es solo para el administrador del sistema.'],
  })
  const reach = await refusedSave('one', withModule(map, 'users', [{ id: 'read users', scope: 'assigned' }]))
  expect(reach.errors).toEqual({ modules: ['«Ver usuarios» no se puede limitar de esa manera.'] })
  const unknown = await refusedSave('one', withModule(map, 'users', [{ id: 'own the shop', scope: 'all' }]))
  expect(unknown.code).toBe(422)
})

test('a map that changed meanwhile is refused with the present map and its author', async () => {
  const map = await mapOf('local_seller')
  await save('local_seller', withModule(map, 'expenses', [{ id: 'read expenses', scope: 'all' }]))
  expect(await refusedSave('local_seller', map)).toMatchObject({
    code: 409,
    data: { version: map.version + 1, by: 'Adriana Lozano Pardo' },
  })
})

test('changes are in the audit, readable by its administrator only', async () => {
  const map = await mapOf('winery_manager')
  await save('winery_manager', withModule(map, 'users', [{ id: 'read users', scope: 'all' }]))
  const filter = 'subject:profile,subject_id:winery_manager'
  const [entry] = await app.ok('two', listAudit, { query: { filter } })
  expect(entry).toMatchObject({
    by: 'Adriana Lozano Pardo',
    act: 'changed',
    act_name: 'Cambió los permisos del perfil',
    subject_name: 'Jefe de bodega',
    changes: [{ field: 'read users', from: null, to: 'all' }],
  })
  const day = entry?.at.slice(0, 10) ?? ''
  expect(await app.ok('two', listAudit, { query: { filter: `${filter},to:2020-01-01` } })).toEqual([])
  expect((await app.ok('two', listAudit, { query: { filter: `${filter},from:2020-01-01` } })).length).toBe(1)
  expect(await app.refused('two', listAudit, { query: { filter: 'from:2024-13-45' } })).toMatchObject({
    code: 422,
  })
  expect(await app.refused('one', listAudit, { query: { filter: `from:${day}` } })).toMatchObject({
    code: 403,
  })
})
