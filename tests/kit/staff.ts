import { createUser, type User } from '@deportivo/contracts/auth/users'
import type { FastifyInstance } from 'fastify'
import type { Calls, Person, Shopfront } from './calls.ts'

/** The password of all users that `aUser` describes. */
export const STAFF_PASSWORD = 'girasol-de-mayo'

let number = 0

/** The form fields of a new user; each call describes another one. */
export const aUser = (fields: object = {}) => ({
  name: 'Rosalba Pinzón Ariza',
  email: `rosalba${(number += 1)}@tienda.co`,
  phone: '3005550123',
  profiles: ['online_seller'],
  codes: [4],
  password: STAFF_PASSWORD,
  password_confirmation: STAFF_PASSWORD,
  ...fields,
})

/** The id of a demo user. */
export async function idOf({ db }: Pick<Shopfront, 'db'>, person: Person): Promise<number> {
  const user = await db('auth.users').where('email', `${person}@demo.local`).first('id')
  if (!user) throw new Error(`${person} isn't in the demo company`)
  return user.id
}

/** Creates another user. */
export const hire = (app: Calls, fields?: object): Promise<User> =>
  app.ok('two', createUser, { body: aUser(fields) })

export interface SigningIn {
  email: string
  password?: string
  code?: string
}

/** Sends the login form and returns the reply, successful or not. */
export async function signIn(app: FastifyInstance, { email, password = STAFF_PASSWORD, code }: SigningIn) {
  const payload = { email, password, ...(code === undefined ? {} : { code }) }
  const reply = await app.inject({ method: 'POST', url: '/api/v1/auth/email', payload })
  return reply.json<{ code: number; data: { access_token: string }; errors?: Record<string, string[]> }>()
}

/** Headers of a staff member after a new login. */
export async function bearerOf(
  app: FastifyInstance,
  signingIn: SigningIn,
): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await signIn(app, signingIn)).data.access_token}` }
}

/** 200 when the session behind the headers is valid. */
export const statusOf = async (app: FastifyInstance, headers: Record<string, string>): Promise<number> =>
  (await app.inject({ url: '/api/v1/auth/me', headers })).statusCode
