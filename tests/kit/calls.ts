import type { ProfileId } from '@deportivo/contracts/access'
import { login } from '@deportivo/contracts/auth/sign-in'
import type { Problem } from '@deportivo/contracts/problems'
import type { Contract, ReplyOf } from '@deportivo/contracts/route'
import type { Knex } from 'knex'

export type Person = ProfileId | 'dispatch_assistant_2' | 'dispatch_assistant_3' | 'online_seller_2'

/** The input of a call; tests of wrong input pass what the contract forbids, hence the loose body. */
export interface Given {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  /** Instead of a body. */
  form?: Form
  headers?: Record<string, string>
}

/** A multipart body with the bytes of a file. */
export interface Form {
  payload: Buffer
  contentType: string
}

export type DataOf<C> = ReplyOf<C> extends { data: infer D } ? D : never

export interface Request {
  method: Contract['method']
  url: string
  headers: Record<string, string>
  payload?: Buffer
}

export interface Reply {
  status: number
  body: string
}

/** How a request reaches the product: by a call in the same process, or by HTTP. */
export type Transport = (request: Request) => Promise<Reply>

/** Calls made by users of the demo company, who all have the same password. */
export interface Calls {
  /** Headers of a signed-in demo user. */
  as(person: Person): Promise<{ authorization: string }>
  /** Makes a call that must succeed; returns its data. */
  ok<C extends Contract>(person: Person | null, contract: C, given?: Given): Promise<DataOf<C>>
  /** The whole reply of a call that must succeed. */
  reply<C extends Contract>(person: Person | null, contract: C, given?: Given): Promise<ReplyOf<C>>
  /** Makes a call that must be refused; returns the problem. */
  refused(person: Person | null, contract: Contract, given?: Given): Promise<Problem>
  /** Makes a call that may be refused. */
  attempt(person: Person | null, contract: Contract, given?: Given): Promise<Reply>
  /** Sends a form with a file, which must be accepted; returns its data. */
  send<C extends Contract>(person: Person, contract: C, id: number, form: Form): Promise<DataOf<C>>
}

/** What the steps of a test shop need of the product, whether in process or remote. */
export interface Shopfront extends Calls {
  db: Knex
  /** Waits until every consumer has applied what was committed. */
  settled(): Promise<void>
  stop(): Promise<void>
}

function addressOf(contract: Contract, { params = {}, query = {} }: Given): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/api/v1${path}${asked ? `?${asked}` : ''}`
}

function bodyOf({ body, form }: Given) {
  if (form) return { payload: form.payload, type: { 'content-type': form.contentType } }
  if (!body) return null
  return { payload: Buffer.from(JSON.stringify(body)), type: { 'content-type': 'application/json' } }
}

function taken(reply: Reply, { method, path }: Contract): { data: never } {
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`)
  return JSON.parse(reply.body) as { data: never }
}

function signerIn(transport: Transport, password: string): Calls['as'] {
  const tokens = new Map<Person, Promise<string>>()
  const signIn = async (person: Person): Promise<string> => {
    const { payload, type } = bodyOf({ body: { email: `${person}@demo.local`, password } }) ?? {}
    const reply = await transport({
      method: 'POST',
      url: addressOf(login, {}),
      headers: { ...type },
      ...(payload ? { payload } : {}),
    })
    const { data } = taken(reply, login) as { data: { access_token: string } }
    return data.access_token
  }
  return async (person) => {
    const token = tokens.get(person) ?? signIn(person)
    tokens.set(person, token)
    return { authorization: `Bearer ${await token}` }
  }
}

/** By HTTP, to a running product. */
export const overHttp =
  (address: string): Transport =>
  async ({ url, method, headers, payload }) => {
    const body = payload ? { body: new Uint8Array(payload) } : {}
    const reply = await fetch(`${address}${url}`, { method, headers, ...body })
    return { status: reply.status, body: await reply.text() }
  }

/** The calls of the contracts over any transport. */
export function callsOver(transport: Transport, password: string): Calls {
  const as = signerIn(transport, password)
  const send = async (person: Person | null, contract: Contract, given: Given = {}): Promise<Reply> => {
    const body = bodyOf(given)
    return transport({
      method: contract.method,
      url: addressOf(contract, given),
      headers: { ...(person ? await as(person) : {}), ...body?.type, ...given.headers },
      ...(body ? { payload: body.payload } : {}),
    })
  }
  return {
    as,
    reply: async (person, contract, given) => taken(await send(person, contract, given), contract) as never,
    ok: async (person, contract, given) => taken(await send(person, contract, given), contract).data,
    async refused(person, contract, given) {
      const reply = await send(person, contract, given)
      if (reply.status === 200)
        throw new Error(`${contract.method} ${contract.path} was not refused: ${reply.body}`)
      return JSON.parse(reply.body) as Problem
    },
    attempt: send,
    send: async (person, contract, id, form) =>
      taken(await send(person, contract, { params: { id }, form }), contract).data,
  }
}
