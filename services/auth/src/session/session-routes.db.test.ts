import { listModules, listProfiles, listRoles, logout, me } from '@deportivo/contracts/auth/sign-in'
import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const signIn = (payload: object) => app.app.inject({ method: 'POST', url: '/api/v1/auth/email', payload })

test('wrong credentials are refused on both fields, in the problem format', async () => {
  const reply = await signIn({ email: 'two@demo.local', password: 'no-es-esta' })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    code: 422,
    errors: { email: ['Verifique su email'], password: ['Verifique su contraseña'] },
  })
})

test('the form’s own rules are checked again by the server', async () => {
  const empty = await signIn({})
  expect(empty.json()).toMatchObject({
    code: 422,
    errors: {
      email: ['Debes de ingresar tu correo electrónico.'],
      password: ['Por favor ingresa tu contraseña.'],
    },
  })
  const short = await signIn({ email: 'nadie', password: '12345' })
  expect(short.json()).toMatchObject({
    errors: {
      email: ['Debes de ingresar un correo electrónico válido.'],
      password: ['La contraseña es muy corta - debe de enter 4 caracteres como mínimo.'],
    },
  })
})

test('the eleventh failure in a row must wait', async () => {
  const guess = { email: 'freelance_seller@demo.local', password: 'no-es-esta' }
  for (let n = 0; n < 10; n++) expect((await signIn(guess)).statusCode).toBe(422)
  const reply = await signIn(guess)
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.json()).toMatchObject({
    code: 429,
    message: 'Demasiados intentos. Intente de nuevo en 15 minutos.',
  })
})

test('signing in returns a message, and the token gives the user with profiles, permissions and codes', async () => {
  const user = (await app.ok('online_seller', me)).data
  expect(user).toMatchObject({
    role: 'admin',
    data: { displayName: 'Valentina Arboleda Ruiz', email: 'online_seller@demo.local', language: 'es' },
    codes: [{ key: 'four' }],
    profiles: [{ id: 'online_seller', name: 'Vendedor online', role_id: 'operative' }],
  })
  const [profile] = user.profiles_permissions
  expect(profile).toMatchObject({ id: 'online_seller', default_url: '/clients' })
  const granted = profile?.modules.flatMap(({ permissions }) =>
    permissions.map(({ id, scope }) => [id, scope]),
  )
  expect(Object.fromEntries(granted ?? [])).toEqual(POLICY.online_seller)
})

test('requests without a token, with a broken one or with another’s profile are refused', async () => {
  expect(await app.refused(null, me)).toMatchObject({ code: 401, message: 'Debe iniciar sesión.' })
  const broken = { authorization: 'Bearer a.b.c' }
  expect(await app.refused(null, me, { headers: broken })).toMatchObject({ code: 401 })
  const foreign = { 'x-profile': 'two' }
  expect(await app.refused('online_seller', me, { headers: foreign })).toMatchObject({
    code: 403,
    message_key: 'problem.profile_not_yours',
  })
})

test('a stale token does not prevent signing in again', async () => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/v1/auth/email',
    headers: { authorization: 'Bearer a.b.c' },
    payload: { email: 'one@demo.local', password: 'clave-de-las-pruebas' },
  })
  expect(reply.json()).toMatchObject({ code: 200, message: 'Inicio de sesión satisfactorio' })
})

test('an ended session is refused', async () => {
  await app.ok('winery_manager', me)
  await app.ok('winery_manager', logout)
  expect(await app.refused('winery_manager', me)).toMatchObject({ code: 401 })
})

test('profiles, roles and modules are listed for any signed-in user', async () => {
  const profiles = await app.ok('one', listProfiles, { query: { include: 'role', top: 50 } })
  expect(profiles.map(({ id }) => id)).toEqual([...PROFILE_IDS])
  expect(profiles[0]).toEqual({
    id: 'two',
    name: 'Administrador del sistema',
    role_id: 'administrative',
    role: { id: 'administrative', name: 'Administrativo' },
  })
  const operative = await app.reply('one', listProfiles, { query: { filter: 'role_id:operative', top: 3 } })
  expect(operative).toMatchObject({ pagination: { total: 10, per_page: 3, current_page: 1 } })
  expect((await app.ok('one', listRoles)).map(({ id }) => id)).toEqual(['administrative', 'operative'])
  const modules = await app.ok('one', listModules)
  expect(modules.find(({ id }) => id === 'clients')?.permissions).toContainEqual({ id: 'read clients' })
  expect(await app.refused('one', listProfiles, { query: { filter: 'password:x' } })).toMatchObject({
    code: 422,
  })
})
