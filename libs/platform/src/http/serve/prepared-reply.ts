import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COMPRESSED = {
  br: (json: string) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (json: string) => promisify(gzip)(json),
} as const
type Encoding = keyof typeof COMPRESSED

// Beyond it, the time of a board doubles for a twentieth of its bytes.
const BROTLI_QUALITY = 5

/** Smaller replies are sent as they are. */
export const MIN_COMPRESSED_BYTES = 2_048

const ENCODINGS: Encoding[] = ['br', 'gzip']

/** The bytes of a reply, made once however often they are sent; each compressed form when it is first wanted. */
export class PreparedReply {
  readonly #json: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(json: string) {
    this.#json = json
  }

  /** In the best form that the caller takes. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isLong = this.#json.length >= MIN_COMPRESSED_BYTES
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = isLong ? negotiate(accepted, ENCODINGS) : null
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    return encoding === null
      ? reply.send(this.#json)
      : reply.header('content-encoding', encoding).send(await this.#as(encoding))
  }

  #as(encoding: Encoding): Promise<Buffer> {
    const bytes = this.#compressed.get(encoding) ?? COMPRESSED[encoding](this.#json)
    this.#compressed.set(encoding, bytes)
    return bytes
  }
}

/** The bytes of what was found, by the contract of the call. */
export const prepareReply = (reply: FastifyReply, found: object): PreparedReply =>
  new PreparedReply(reply.serializeInput({ code: 200, ...found }, '200') as string)

/** The `ETag` of a version: weak, since the compressed forms of a reply share it. */
export const tagOf = (version: string): string =>
  `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`

/** Whether the caller has this version already. */
export const isKnownTag = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag)
