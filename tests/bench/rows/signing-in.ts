import { login } from '@deportivo/contracts/auth/sign-in'
import { closedLoop, percentile, type NextCall } from '../load/closed-loop.ts'
import type { Reply } from '../load/connection.ts'
import { post } from '../load/request.ts'
import { PASSWORD } from '../parts/database.ts'
import type { Lengths, Machines } from './compare.ts'
import type { Row } from './row.ts'

// One user for each of the eight simultaneous logins: the attempts of one user run one after the other. None of them is
// one of those who make the other calls: a session ends when its user begins many others.
const PEOPLE = [
  'one',
  'local_administrative',
  'admin_seller',
  'winery_manager',
  'accounting_manager',
  'freelance_seller',
  'local_seller',
  'operating_officer',
]

const isToken = (reply: Reply) =>
  reply.status === 200 && /"access_token":"[\w-]+\.[\w-]+\.[\w-]+"/.test(reply.body)

function loginsOf(side: 'ours' | 'floor'): NextCall {
  let turn = 0
  return () => {
    const email = `${PEOPLE[turn++ % PEOPLE.length]}@demo.local`
    return side === 'floor'
      ? { request: post('/login', { password: PASSWORD }), isRight: ({ body }) => body === '{"data":true}' }
      : { request: post(`/api/v1${login.path}`, { email, password: PASSWORD }), isRight: isToken }
  }
}

export interface SigningIn {
  /** Median milliseconds, one at a time: the whole login, and the hash alone. */
  login: number
  hash: number
  perSecond: number
  /** p95 of an order's detail in milliseconds: by itself, and while eight users sign in without pause. */
  detailAlone: number
  detailBeside: number
}

/** The cost of signing in beyond its hash, and its effect on other users. */
export async function measureSigningIn(
  detail: Row,
  lengths: Lengths,
  { product, floor }: Machines,
): Promise<SigningIn> {
  const seconds = lengths.aloneSeconds
  const alone = { connections: 1, seconds }
  const logins = (connections: number) =>
    closedLoop({ port: product.port, connections, seconds, next: loginsOf('ours') })
  const details = async () =>
    closedLoop({ port: product.port, ...alone, next: await detail.ready('ours', 0) })
  const hash = await closedLoop({ port: floor.port, ...alone, next: loginsOf('floor') })
  const login = await logins(1)
  const quiet = await details()
  const [busy, beside] = await Promise.all([logins(PEOPLE.length), details()])
  return {
    login: percentile(login.latencies, 0.5),
    hash: percentile(hash.latencies, 0.5),
    perSecond: busy.replies / busy.seconds,
    detailAlone: percentile(quiet.latencies, 0.95),
    detailBeside: percentile(beside.latencies, 0.95),
  }
}
