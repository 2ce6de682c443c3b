import { createHmac } from 'node:crypto'
import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  removeSecondFactorOfUser,
} from '@deportivo/contracts/auth/second-factor'
import {
  changePassword,
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  listSessions,
} from '@deportivo/contracts/auth/sessions'
import { createUser, deleteUser, saveOwnProfile, updateUser } from '@deportivo/contracts/auth/users'
import { aUser, bearerOf, hire, STAFF_PASSWORD } from '@deportivo/testkit/staff'
import type { Case, Opened } from './case.ts'

/** A new user with open sessions, in the oldest of which the request is made. */
async function signedIn({ app }: Opened, sessions = 1) {
  const { id, email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  for (let more = 1; more < sessions; more++) await bearerOf(app.app, { email })
  return { id, headers }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The present code of an authenticator app (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

async function withFactor(opened: Opened) {
  const { id, headers } = await signedIn(opened)
  const password = STAFF_PASSWORD
  const { secret } = await opened.app.ok(null, enrolSecondFactor, { headers, body: { password } })
  await opened.app.ok(null, confirmSecondFactor, { headers, body: { code: codeOf(secret) } })
  return { id, headers }
}

let asks = false
const NEW_PASSWORD = 'tarde-de-lluvia-fina'

/** Users, their sessions and permissions. */
export const PEOPLE_CASES: Case[] = [
  { contract: createUser, given: async () => ({ body: aUser() }) },
  {
    contract: updateUser,
    given: async ({ app }) => ({ params: { id: (await hire(app)).id }, body: { name: 'Rosalba Pinzón' } }),
  },
  {
    contract: deleteUser,
    given: async ({ app }) => ({ params: { id: (await hire(app)).id }, body: {} }),
  },
  {
    contract: saveOwnProfile,
    given: async (opened) => ({ headers: (await signedIn(opened)).headers, body: { address: 'Cl. 3' } }),
  },
  {
    contract: savePreferences,
    given: async (opened) => ({ headers: (await signedIn(opened)).headers, body: { density: 'compact' } }),
  },
  {
    contract: changePassword,
    given: async (opened) => ({
      headers: (await signedIn(opened, 3)).headers,
      body: {
        current_password: STAFF_PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
    }),
  },
  {
    contract: removeSecondFactor,
    given: async (opened) => ({
      headers: (await withFactor(opened)).headers,
      body: { password: STAFF_PASSWORD },
    }),
  },
  {
    contract: removeSecondFactorOfUser,
    given: async (opened) => ({ params: { id: (await withFactor(opened)).id } }),
  },
  {
    contract: endSession,
    given: async (opened) => {
      const { headers } = await signedIn(opened, 2)
      const sessions = await opened.app.ok(null, listSessions, { headers })
      return { headers, params: { id: sessions.find((one) => !one.is_current)?.id ?? '' } }
    },
  },
  {
    contract: endOtherSessions,
    given: async (opened) => ({ headers: (await signedIn(opened, 3)).headers }),
  },
  {
    contract: endSessionsOfUser,
    given: async (opened) => ({ params: { id: (await signedIn(opened, 2)).id } }),
  },
  {
    contract: savePermissions,
    given: async ({ app }) => {
      const params = { id: 'winery_manager' }
      const { modules } = await app.ok('two', getPermissions, { params })
      return { params, body: { modules, asks_second_factor: (asks = !asks) } }
    },
  },
]
