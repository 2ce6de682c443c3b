import { createUser, deleteUser, updateUser } from '@deportivo/contracts/auth/users'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { aUser, bearerOf, hire, idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const refusedChange = (id: number, fields: object, person: Person = 'two') =>
  app.refused(person, updateUser, { params: { id }, body: fields })
const grant = (profile_id: string, ...permissions: string[]) =>
  app.db('auth.profile_permissions').insert(
    permissions.map((permission) => ({
      profile_id,
      permission: permission as 'read users',
      scope: 'all' as const,
    })),
  )

describe('no user', () => {
  test('disables or deletes themself', async () => {
    const id = await idOf(app, 'two')
    const problem = await refusedChange(id, { state_id: 'disabled' })
    expect(problem.errors).toEqual({ state_id: ['No puede inactivar su propio usuario.'] })
    expect(await app.refused('two', deleteUser, { params: { id } })).toMatchObject({
      code: 400,
      message: 'No puede eliminar su propio usuario.',
    })
  })

  test('removes the last administrator, or the profile they are working with', async () => {
    const id = await idOf(app, 'two')
    const last = await refusedChange(id, { profiles: ['one'] })
    expect(last.errors?.['profiles']?.[0]).toMatch(/^Es el último administrador/)
    const second = await hire(app, { profiles: ['two', 'one'] })
    const own = await refusedChange(id, { profiles: ['one'] })
    expect(own.errors?.['profiles']).toEqual(['No puede quitarse el perfil con el que está trabajando.'])
    await app.ok('two', deleteUser, { params: { id: second.id } })
  })

  test('grants a profile with more permissions than their own, or takes over such a user', async () => {
    await grant('winery_manager', 'read users', 'create users', 'update users', 'delete users')
    const refused = await app.refused('winery_manager', createUser, {
      body: aUser({ profiles: ['accounting_manager'] }),
    })
    expect(refused.errors?.['profiles']?.[0]).toBe(
      'No puede asignar el perfil «Contabilidad»: permite «Ver la cuenta de los vendedores», que usted no tiene.',
    )
    expect(refused.error_keys?.['profiles']?.[0]?.values).toEqual({
      profile: { key: 'profile.accounting_manager' },
      permission: { key: 'permission.read settlements' },
    })
    const assistant = await app.ok('winery_manager', createUser, {
      body: aUser({ profiles: ['dispatch_assistant'] }),
    })
    const raised = await refusedChange(assistant.id, { profiles: ['two'] }, 'winery_manager')
    expect(raised.errors).toHaveProperty('profiles')
    const target = await idOf(app, 'two')
    const takeover = { password: 'turpial-negro', password_confirmation: 'turpial-negro' }
    for (const fields of [takeover, { email: 'mio@tienda.co' }, { state_id: 'disabled' }])
      expect(await refusedChange(target, fields, 'winery_manager')).toMatchObject({
        code: 400,
        message_key: 'user.person_above_you',
      })
    expect(await app.refused('winery_manager', deleteUser, { params: { id: target } })).toMatchObject({
      code: 400,
    })
    await app
      .db('auth.profile_permissions')
      .where({ profile_id: 'winery_manager' })
      .whereLike('permission', '% users')
      .delete()
  })

  test('disables the other of two administrators at the very moment when that one does the same', async () => {
    const first = await hire(app, { profiles: ['two'] })
    const second = await hire(app, { profiles: ['two'] })
    const [one, other] = [
      await bearerOf(app.app, { email: first.email }),
      await bearerOf(app.app, { email: second.email }),
    ]
    const otherAdministrator = await idOf(app, 'two')
    await app.db('auth.users').where({ id: otherAdministrator }).update({ state_id: 'disabled' })
    const disable = (headers: Record<string, string>, id: number) =>
      app.app.inject({ method: 'DELETE', url: `/api/v1/user/${id}`, headers })
    await Promise.all([disable(one, second.id), disable(other, first.id)])
    const left = await app
      .db('auth.users')
      .whereIn('id', [first.id, second.id])
      .where({ state_id: 'active' })
      .pluck('id')
    expect(left).toHaveLength(1)
    await app.db('auth.users').where({ id: otherAdministrator }).update({ state_id: 'active' })
    await app.db('auth.users').whereIn('id', left).update({ state_id: 'disabled' })
  })
})
