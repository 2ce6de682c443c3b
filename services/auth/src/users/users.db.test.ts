import { me } from '@deportivo/contracts/auth/sign-in'
import {
  createUser,
  deleteUser,
  getOwnProfile,
  getUser,
  saveOwnProfile,
  updateUser,
} from '@deportivo/contracts/auth/users'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { PASSWORD } from '@deportivo/testkit/password'
import { addClient } from '@deportivo/testkit/shop'
import { aUser, bearerOf, hire, signIn, statusOf } from '@deportivo/testkit/staff'
import { formOf } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const problemOf = (fields: object) => app.refused('two', createUser, { body: aUser(fields) })
const change = (id: number, fields: object) => app.reply('two', updateUser, { params: { id }, body: fields })

describe('a user', () => {
  test('is registered with profiles and codes, and signs in', async () => {
    const reply = await app.reply('two', createUser, {
      body: aUser({ profiles: ['online_seller', 'local_seller'] }),
    })
    expect(reply.message).toBe('Usuario creado con éxito')
    expect(reply.data).toMatchObject({
      name: 'Rosalba Pinzón Ariza',
      photo: null,
      state: { id: 'active', name: 'Activo' },
      profiles: [
        { id: 'online_seller', name: 'Vendedor online', role_id: 'operative' },
        { id: 'local_seller', name: 'Vendedor local', role_id: 'operative' },
      ],
      codes: [{ id: 4, key: 'four' }],
      has_second_factor: false,
      version: 1,
      updated_by: 'Adriana Lozano Pardo',
    })
    expect(JSON.stringify(reply)).not.toContain('argon2')
    expect(await signIn(app.app, { email: reply.data.email })).toMatchObject({ code: 200 })
  })

  test('with an address that another has is refused on that field, however it is written', async () => {
    const { email } = await hire(app)
    const problem = await problemOf({ email: email.toUpperCase() })
    expect(problem.errors).toEqual({ email: ['Ya existe un usuario con este correo electrónico.'] })
  })

  test('is refused with every wrong field at once', async () => {
    const problem = await problemOf({ codes: [4, 9_999], password: 'corta', password_confirmation: 'corta' })
    expect(problem.errors).toEqual({
      codes: ['Uno de los códigos no existe.'],
      password: ['La contraseña debe tener al menos 8 caracteres.'],
    })
  })

  test.each([
    [
      'common',
      'Password123',
      'Esta contraseña es común o fácil de adivinar. Elija otra, por ejemplo tres palabras que no vayan juntas.',
    ],
    [
      'the name',
      'pinzón-y-algo',
      'La contraseña no puede contener su nombre, su correo ni el nombre de la tienda.',
    ],
  ])('may not take a password that is %s', async (_, password, text) => {
    const problem = await problemOf({ password, password_confirmation: password })
    expect(problem.errors).toEqual({ password: [text] })
  })

  test('confirms the password by writing it twice', async () => {
    const problem = await problemOf({ password_confirmation: 'otra-cosa-distinta' })
    expect(problem.errors).toEqual({ password_confirmation: ['Las contraseñas no coinciden.'] })
  })

  test('ignores what the form may not set: role, hash, version', async () => {
    const user = await hire(app, {
      role_id: 'owner',
      password_hash: 'x',
      version: 40,
      email_verified_at: '2020-01-01',
    })
    expect(user).toMatchObject({
      role_id: 'operative',
      role: { id: 'operative', name: 'Operativo' },
      version: 1,
      email_verified_at: null,
    })
    expect(await signIn(app.app, { email: user.email })).toMatchObject({ code: 200 })
  })

  test('that changed meanwhile is not overwritten: the second editor gets the present user', async () => {
    const { id } = await hire(app)
    const reply = await change(id, { phone: '3005550199', version: 1 })
    expect(reply).toMatchObject({
      message: 'usuario actualizado con éxito',
      data: { version: 2, phone: '3005550199' },
    })
    const problem = await app.refused('two', updateUser, {
      params: { id },
      body: { phone: '3005550000', version: 1 },
    })
    expect(problem).toMatchObject({
      code: 409,
      data: { phone: '3005550199', version: 2, by: 'Adriana Lozano Pardo' },
    })
    expect(problem.message).toMatch(
      /^Este registro cambió mientras usted lo veía: Adriana Lozano Pardo lo cambió a las /,
    )
  })

  test('also changes by a form with _method=PUT, and its lists come as JSON', async () => {
    const { id } = await hire(app)
    const form = formOf({ _method: 'PUT', name: 'Rosalba Ariza', profiles: '["local_seller"]', codes: '[]' })
    const user = await app.send('two', updateUser, id, form)
    expect([user.name, user.profiles.map((one) => one.id), user.codes]).toEqual([
      'Rosalba Ariza',
      ['local_seller'],
      [],
    ])
  })
})

describe('open sessions', () => {
  test('end when their user is disabled, and stay ended when enabled again', async () => {
    const { id, email } = await hire(app)
    const headers = await bearerOf(app.app, { email })
    expect(await statusOf(app.app, headers)).toBe(200)
    await change(id, { state_id: 'disabled' })
    expect(await statusOf(app.app, headers)).toBe(401)
    expect(await signIn(app.app, { email })).toMatchObject({ code: 422 })
    await change(id, { state_id: 'active' })
    expect(await statusOf(app.app, headers)).toBe(401)
    expect(await signIn(app.app, { email })).toMatchObject({ code: 200 })
  })

  test('end when an administrator sets another password', async () => {
    const { id, email } = await hire(app)
    const headers = await bearerOf(app.app, { email })
    await change(id, { password: 'turpial-negro', password_confirmation: 'turpial-negro' })
    expect(await statusOf(app.app, headers)).toBe(401)
    expect(await signIn(app.app, { email: email, password: 'turpial-negro' })).toMatchObject({ code: 200 })
  })
})

describe('deleting', () => {
  const remove = (id: number) => app.reply('two', deleteUser, { params: { id } })

  test('erases a user who never worked here', async () => {
    const { id } = await hire(app)
    expect(await remove(id)).toMatchObject({
      message: 'Usuario eliminado correctamente',
      data: { id, is_erased: true },
    })
    expect(await app.refused('two', getUser, { params: { id } })).toMatchObject({ code: 404 })
  })

  test('does not erase a user who gets an order during the deletion', async () => {
    const client_id = await addClient(app)
    for (let round = 0; round < 6; round++) {
      const { id } = await hire(app)
      const [removed, ordered] = await Promise.allSettled([
        remove(id),
        app.ok('two', createPreOrder, { body: { client_id, seller_id: id } }),
      ])
      const is_erased = removed.status === 'fulfilled' && removed.value.data.is_erased
      expect([is_erased, ordered.status]).toEqual([is_erased, is_erased ? 'rejected' : 'fulfilled'])
    }
  })

  test('disables a user who signed in or is named by a client', async () => {
    const worked = await hire(app)
    const headers = await bearerOf(app.app, { email: worked.email })
    expect((await remove(worked.id)).data.is_erased).toBe(false)
    expect(await statusOf(app.app, headers)).toBe(401)
    const named = await hire(app)
    await app
      .db('sales.clients')
      .where({ id: await addClient(app) })
      .update({ seller_id: named.id })
    expect((await remove(named.id)).data.is_erased).toBe(false)
    expect((await app.ok('two', getUser, { params: { id: named.id } })).state_id).toBe('disabled')
  })
})

test('users change their own data; profiles, codes and login address they do not', async () => {
  const before = await app.ok('freelance_seller', getOwnProfile)
  const fields = {
    name: 'Óscar Beltrán',
    address: 'Cl. 80 # 20-11',
    profiles: ['two'],
    codes: [1],
    email: 'x@y.co',
  }
  const reply = await app.reply('freelance_seller', saveOwnProfile, { body: fields })
  expect(reply.data).toMatchObject({ name: 'Óscar Beltrán', address: 'Cl. 80 # 20-11' })
  expect([reply.data.profiles, reply.data.codes, reply.data.email]).toEqual([
    before.profiles,
    before.codes,
    before.email,
  ])
  expect((await app.ok('freelance_seller', me)).data.data.displayName).toBe('Óscar Beltrán')
  expect(await signIn(app.app, { email: 'freelance_seller@demo.local', password: PASSWORD })).toMatchObject({
    code: 200,
  })
})

test('every change of a user is audited with the old values, and no secret', async () => {
  const { id } = await hire(app)
  await change(id, { phone: '3005550111', password: 'turpial-negro', password_confirmation: 'turpial-negro' })
  const facts = await app
    .db('audit.entries')
    .where({ subject: 'user', subject_id: String(id) })
    .orderBy('id')
  expect(facts.map(({ act }) => act)).toEqual(['created', 'changed'])
  expect(facts[1]).toMatchObject({
    by_name: 'Adriana Lozano Pardo',
    by_profile: 'two',
    changes: [
      { field: 'phone', from: '3005550123', to: '3005550111' },
      { field: 'password', from: null, to: null },
    ],
  })
  expect(JSON.stringify(facts)).not.toContain('turpial')
  await expect(
    app
      .db('audit.entries')
      .where({ subject: 'user', subject_id: String(id) })
      .delete(),
  ).rejects.toThrow(/permission denied/)
})
