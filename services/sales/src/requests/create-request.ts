import { createHash } from 'node:crypto'
import { createRequest } from '@deportivo/contracts/requests/requests'
import { storedPhone } from '@deportivo/contracts/phone'
import type { BodyOf } from '@deportivo/contracts/route'
import { cutText } from '@deportivo/platform/cut-text'
import { LOCKS } from '@deportivo/platform/db/locks'
import { addressKey } from '@deportivo/platform/http/guard/address-key'
import { createAddressLimit, createHourlyLimit } from '@deportivo/platform/http/guard/call-limit'
import { invalid, Refused } from '@deportivo/platform/http/refused'
import { changeOfVisitor, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { RequestRow } from '../tables.ts'
import { linkOf, type RequestLink } from './request-link.ts'
import { knownLines, type KnownLine } from './request-lines.ts'
import { REQUEST } from './request-record.ts'

type Body = BodyOf<typeof createRequest>

const HOUR_MS = 3_600_000
// A mobile network has one address for many visitors; a program sends hundreds.
const PER_HOUR = 10
// More than a seller handles in a day: beyond, no visitor is helped by one more.
const MOST_UNHANDLED = 50
// Of a client of the shop, whose number no program guesses: they are asked for even where a program filled the link.
const MOST_OF_CLIENT = 5
const LONGEST_NAMES = 200

const LINK_IN_TEXT = /:\/\/|www\.|\.(?:com|co|net|org|info|io|ru|xyz|top|click|ly|me|site|online|shop)\b/i
// Control characters, and those that turn the direction of text around.
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

function refuseWrongTexts({ name, note = '' }: Body): void {
  if (CONTROLS.test(name)) throw invalid({ name: 'field.invalid' })
  if (LINK_IN_TEXT.test(name)) throw invalid({ name: 'public_page.wrong_name' })
  if (CONTROLS.test(note.replace(/\r?\n/g, ' '))) throw invalid({ note: 'field.invalid' })
}

/** The same phone with the same goods. */
export const hashOf = (phone: string, lines: readonly KnownLine[]): Buffer => {
  const goods = lines.map(({ product_id, size_id, quantity }) => `${product_id}/${size_id}/${quantity}`)
  return createHash('sha256')
    .update([phone, ...goods.toSorted()].join('\n'))
    .digest()
}

async function isRepeated(
  trx: Knex.Transaction,
  link: RequestLink,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS)
  const same = trx('sales.requests').where({ link_id: link.id, content_hash: hash })
  return (await same.where('created_at', '>', since).first('id')) !== undefined
}

const isOfClient = async (trx: Knex.Transaction, phone: string): Promise<boolean> =>
  (await trx('sales.clients').where({ phone }).first('id')) !== undefined

/** Locked: two requests at once must not both be the last one. */
async function refuseTooMany(trx: Knex.Transaction, link: RequestLink, phone: string): Promise<void> {
  const waiting = trx('sales.requests').where({ link_id: link.id, state: 'new' })
  const rows = await waiting.clone().limit(MOST_UNHANDLED).select('id')
  if (rows.length < MOST_UNHANDLED) return
  const own = await waiting.clone().where({ phone }).limit(MOST_OF_CLIENT).select('id')
  if (own.length < MOST_OF_CLIENT && (await isOfClient(trx, phone))) return
  throw new Refused({
    kind: 'throttled',
    key: 'request.refused.too_many_unhandled',
    retryAfterSeconds: HOUR_MS / 1_000,
  })
}

const namesOf = (lines: readonly KnownLine[]) =>
  cutText([...new Set(lines.map(({ product_name }) => product_name))].join(', '), LONGEST_NAMES)

export interface Asked {
  body: Body
  link: RequestLink
  lines: readonly KnownLine[]
  hash: Buffer
}

/** Without the visitor's address: the audit is stored for good. */
const auditOfVisitor = (at: Date, request_id: string | null) => ({
  at,
  by_id: null,
  by_name: null,
  by_profile: null,
  address: null,
  request_id,
})

/** Stores what a visitor asked for. */
export async function storeRequest(
  trx: Knex.Transaction,
  { body, link, lines, hash }: Asked,
  { now, requestId }: { now: Date; requestId: string | null },
): Promise<RequestRow> {
  const [row] = await trx('sales.requests')
    .insert({
      link_id: link.id,
      seller_id: link.by_id,
      code_id: link.code_id,
      name: body.name.trim(),
      phone: storedPhone(body.phone),
      note: body.note?.trim() || null,
      content_hash: hash,
      product_names: namesOf(lines),
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      created_at: now,
      updated_at: now,
    })
    .returning('*')
  if (!row) throw new Error('the insert returned no row')
  await trx('sales.request_lines').insert(
    lines.map(({ product_id, size_id, quantity, price }) => ({
      request_id: row.id,
      product_id,
      size_id,
      quantity,
      price,
    })),
  )
  await recordSaved({ trx, audit: auditOfVisitor(now, requestId) }, REQUEST, 'created', { row })
  return row
}

/** What a visitor without a login asks for. Neither its reply nor its refusals depend on stock. */
export const createRequestRoute: Routes = (app, deps) => {
  const limitCalls = createAddressLimit(deps.config.callsPerSecond, deps.clock)
  const limitRequests = createHourlyLimit(PER_HOUR, 'request.refused.too_many')
  changeOfVisitor(app, deps, createRequest, {
    before: ({ ip }) => limitCalls(ip),
    then: async ({ body, trx, now, request }) => {
      const link = await linkOf(trx, body.link, now)
      const sent = withMessage('request.sent', null, { seller: link.seller })
      if (body.website) return sent
      refuseWrongTexts(body)
      const lines = await knownLines(trx, deps.signer, body.lines, link)
      const phone = storedPhone(body.phone)
      const hash = hashOf(phone, lines)
      await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.requestsOf, link.id])
      if (await isRepeated(trx, link, hash, now)) return sent
      await refuseTooMany(trx, link, phone)
      limitRequests(`${link.id} ${addressKey(request.ip)}`, now)
      await storeRequest(trx, { body, link, lines, hash }, { now, requestId: request.id })
      return sent
    },
  })
}
